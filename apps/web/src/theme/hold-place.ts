/** `holdPlace` holds the first of these elements that begins below the header and on the screen. */
const places = 'main section, main li, main article, h1, h2, h3, h4, p, footer';

/** Movements below this, in px, come from rounding. */
const still = 0.5;

function placeInView(): Element | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll(places)].find((place) => {
    const { top, height } = place.getBoundingClientRect();
    return height > 0 && top >= header && top < window.innerHeight;
  });
}

/**
 * Changes the layout, then scrolls so that what is in view stays in its place. Scroll anchoring
 * (https://drafts.csswg.org/css-scroll-anchoring-1/) is not enough: Safari has none, and Chromium's left a section 57 px off
 * (journey `navigation`). At the top of the page nothing is held.
 */
export function holdPlace(change: () => void): void {
  const place = window.scrollY > 0 ? placeInView() : undefined;
  const before = place?.getBoundingClientRect().top;
  change();
  const after = place?.getBoundingClientRect().top;
  if (before === undefined || after === undefined || Math.abs(after - before) < still) return;
  window.scrollBy({ top: after - before, behavior: 'instant' });
}
