"""The built site: links and anchors lead somewhere, nothing comes from another host, search finds pages, and a browser
opens every page without an error and without scrolling sideways on a phone."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from page_blocks import ROOT

sys.path.insert(0, str(ROOT / "tests/python/ir"))

from browser import Page

SITE = ROOT / "target/site"
PICTURES = ROOT / "target/site-screenshots"
PHONE, DESK = (390, 844), (1400, 900)
# Rustdoc writes many pages; only those that the site links to have to exist.
HAND = [path for path in sorted(SITE.rglob("*.html")) if "rust" not in path.relative_to(SITE).parts]


class Links(HTMLParser):
    """Collects the links of a page, the resources that it loads, and its anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        if "id" in facts:
            self.anchors.add(facts["id"])
        if tag == "a" and "name" in facts:
            self.anchors.add(facts["name"])
        if tag == "a" and "href" in facts:
            self.links.append(facts["href"])
        if tag in ("script", "img") and "src" in facts:
            self.loads.append(facts["src"])
        if tag == "link" and facts.get("rel") in ("stylesheet", "icon", "preconnect", "preload"):
            self.loads.append(facts["href"])


def read(path: Path) -> Links:
    found = Links()
    found.feed(path.read_text())
    return found


@pytest.fixture(scope="module")
def pages() -> dict[Path, Links]:
    assert len(HAND) > 40, "the site is not built: scripts/build_docs"
    return {path: read(path) for path in HAND}


def targets(path: Path, links: list[str]) -> Iterator[tuple[str, Path, str]]:
    for link in links:
        parts = urlsplit(link)
        if parts.scheme or link.startswith(("//", "mailto:")):
            continue
        to = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
        yield link, to / "index.html" if to.is_dir() else to, unquote(parts.fragment)


def test_links_and_anchors_lead_somewhere(pages: dict[Path, Links]) -> None:
    dead = []
    for path, found in pages.items():
        if path.name == "404.html":  # Its links are relative to the root of the host.
            continue
        for link, to, anchor in targets(path, found.links + found.loads):
            if not to.exists():
                dead.append(f"{path.relative_to(SITE)}: {link}")
            elif anchor and to in pages and anchor not in pages[to].anchors:
                dead.append(f"{path.relative_to(SITE)}: {link} has no such anchor")
    assert not dead, "\n".join(dead)


def test_nothing_is_loaded_from_another_host(pages: dict[Path, Links]) -> None:
    outside = [
        f"{path.relative_to(SITE)}: {load}"
        for path, found in pages.items()
        for load in found.loads
        if urlsplit(load).netloc
    ]
    assert not outside, "\n".join(outside)


def test_links_of_the_files_beside_the_site_lead_somewhere() -> None:
    names = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "bench/README.md",
        "gpu/README.md",
    ]
    dead = []
    for name in names:
        for link in re.findall(r"\]\(([^)#\s]+)", (ROOT / name).read_text()):
            if not urlsplit(link).scheme and not (ROOT / name).parent.joinpath(link).exists():
                dead.append(f"{name}: {link}")
    assert not dead, dead


def test_search_knows_the_pages() -> None:
    index = json.loads((SITE / "search/search_index.json").read_text())
    found = {entry["location"].split("#")[0] for entry in index["docs"]}
    assert {"kernels.html", "from/numba.html", "reference/options.html"} <= found


@pytest.mark.parametrize("part", range(2))
def test_a_browser_opens_every_page(part: int) -> None:
    """Opens each page on a phone screen; the first one also on a desktop, where search is tested."""
    wide = []
    with Page("about:blank", size=PHONE) as browser:
        browser.emulate(*PHONE, mobile=True)
        for path in HAND[part::2]:
            if path.name == "404.html":
                continue
            browser.open(path.as_uri())
            over = browser.run("document.documentElement.scrollWidth - window.innerWidth")
            if over > 0:
                wide.append(f"{path.relative_to(SITE)}: {over} px too wide for a phone")
            if path.relative_to(SITE).as_posix() in (
                "index.html",
                "kernels.html",
                "reference/options.html",
            ):
                browser.picture(PICTURES / f"phone-{path.stem}.png")
        complaints = browser.complaints
    assert not wide, "\n".join(wide)
    assert not complaints, "\n".join(complaints)


def test_a_browser_searches() -> None:
    with Page((SITE / "index.html").as_uri(), size=DESK) as browser:
        browser.wait("document.querySelector('.md-search__input') !== null")
        browser.run(
            "(() => { const i = document.querySelector('.md-search__input'); i.focus(); i.value = 'mark_layout_dynamic';"
            " i.dispatchEvent(new Event('keyup')); i.dispatchEvent(new Event('input')); })()"
        )
        browser.wait("document.querySelectorAll('.md-search-result__item').length > 0")
        found = browser.texts(".md-search-result__item")
        browser.wait(
            "getComputedStyle(document.querySelector('.md-search__output')).opacity === '1'"
        )
        browser.picture(PICTURES / "search.png")
        complaints = browser.complaints
    assert any("kernel language" in text.lower() or "CuTe" in text for text in found), found
    assert not complaints, complaints


def test_pictures_for_people() -> None:
    for name in ("index", "kernels", "project/crates", "project/speed", "reference/python/lang"):
        with Page((SITE / f"{name}.html").as_uri(), size=DESK) as browser:
            browser.picture(PICTURES / f"{name.replace('/', '-')}.png")
            assert not browser.complaints
