/** What a reader may look at: the first of these that begins below the header and on the screen. */
const places = 'main section, main li, main article, h1, h2, h3, h4, p, footer';

/** Less than this, in px, is a rounding. */
const still = 0.5;

function placeInView(): Element | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll(places)].find((place) => {
    const { top, height } = place.getBoundingClientRect();
    return height > 0 && top >= header && top < window.innerHeight;
  });
}

/**
 * Makes a change of the layout and scrolls by as much as it has moved what is in view. Browsers do the same by themselves
 * (https://drafts.csswg.org/css-scroll-anchoring-1/), but Safari does not, and Chromium holds what shows behind the header.
 * At the top of the page nothing is held.
 */
export function holdPlace(change: () => void): void {
  const place = window.scrollY > 0 ? placeInView() : undefined;
  const before = place?.getBoundingClientRect().top;
  change();
  const after = place?.getBoundingClientRect().top;
  if (before === undefined || after === undefined || Math.abs(after - before) < still) return;
  window.scrollBy({ top: after - before, behavior: 'instant' });
}
