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

/** What is laid out on its own; the outermost that lies outside the screen counts. */
const parts = 'main section, main li, footer';

/** At most so many layouts of the page follow, however long it is. */
const maxSlices = 20;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A part outside the screen, its height in px, and the one that its style sets. */
interface Away {
  part: HTMLElement;
  height: number;
  own: string;
}

function partsAway(): Away[] {
  const away: Away[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    const { top, bottom, height } = part.getBoundingClientRect();
    const isAway = height > 0 && (top > window.innerHeight || bottom < 0);
    if (isAway && !away.at(-1)?.part.contains(part)) away.push({ part, height, own: part.style.height });
  }
  return away;
}

function slicesOf(away: Away[]): Away[][] {
  const total = away.reduce((sum, { height }) => sum + height, 0);
  const size = Math.max(window.innerHeight, total / maxSlices);
  const slices: Away[][] = [];
  let filled = size;
  for (const one of away) {
    if (filled >= size) {
      slices.push([]);
      filled = 0;
    }
    slices.at(-1)?.push(one);
    filled += one.height;
  }
  return slices;
}

/**
 * Makes a change that lays out the whole page, such as one of fonts, and has the browser lay out what is outside the screen
 * part by part afterwards, with what is in view in its place. At once it takes a slow phone 200 ms, in which it answers
 * nothing.
 */
export async function layOutLater(change: () => void): Promise<void> {
  const away = partsAway();
  for (const { part, height } of away) {
    part.style.height = `${height}px`;
    part.style.contentVisibility = 'auto';
  }
  holdPlace(change);
  for (const slice of slicesOf(away)) {
    await pause();
    holdPlace(() => {
      for (const { part, own } of slice) {
        part.style.contentVisibility = '';
        part.style.height = own;
      }
      // Lays the slice out before the next pause.
      document.body.getBoundingClientRect();
    });
  }
}
