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
  const total = away.reduce((sum, { height }) => sum + height, 0);
  const slice = Math.max(window.innerHeight, total / maxSlices);
  let done = slice;
  for (const { part, height, own } of away) {
    if (done >= slice) {
      // Lays out what the last slice has changed.
      document.body.getBoundingClientRect();
      await pause();
      done = 0;
    }
    part.style.contentVisibility = '';
    part.style.height = own;
    done += height;
  }
}
