/** What is laid out on its own; the outermost that lies outside the screen counts. */
const parts = 'main section, main li, footer';

/** A slice of work after which the page answers. */
const sliceMs = 4;

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

/**
 * Makes a change that lays out the whole page, such as one of fonts, and has the browser lay out what is outside the screen
 * part by part afterwards. At once it takes a slow phone 200 ms, in which it answers nothing.
 */
export async function layOutLater(change: () => void): Promise<void> {
  const away = partsAway();
  for (const { part, height } of away) {
    part.style.height = `${height}px`;
    part.style.contentVisibility = 'auto';
  }
  change();
  let end = 0;
  for (const { part, own } of away) {
    if (performance.now() > end) {
      await pause();
      end = performance.now() + sliceMs;
    }
    part.style.contentVisibility = '';
    part.style.height = own;
    // Lays it out now, so that the slice ends in time.
    part.getBoundingClientRect();
  }
}
