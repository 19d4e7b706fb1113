import { layOutLater } from './lay-out-later.ts';

/** The elements whose text can have several lines. */
const texts = 'h1, h2, h3, h4, p, blockquote, dt, dd, label';

/**
 * Changes of the letter spacing in em, in the order in which they are tried. A reader notices closer letters sooner than
 * wider ones, so only wider ones go beyond 0.03.
 */
const spacings = [-0.005, 0.005, -0.01, 0.01, -0.015, 0.015, -0.02, 0.02, -0.03, 0.03, 0.05, 0.07];

const heightOf = (text: HTMLElement): number => text.getBoundingClientRect().height;

/** Changes the letter spacing of a text until the text has this height in px. If no spacing does it, the text keeps its own. */
function fit(text: HTMLElement, height: number): void {
  const own = getComputedStyle(text).letterSpacing;
  const base = own === 'normal' ? '0px' : own;
  for (const spacing of spacings) {
    text.style.letterSpacing = `calc(${base} + ${spacing}em)`;
    if (Math.abs(heightOf(text) - height) < 1) return;
  }
  text.style.letterSpacing = '';
}

/**
 * Measures the texts on the screen before a change of fonts. A fallback font has the widths of ours only on average, so a
 * heading that fills its line can need one line more or less, and everything below it would jump.
 * @returns a function that gives each of these texts its number of lines again; the caller calls it after the change
 */
export function keepLines(): () => void {
  const noted: { text: HTMLElement; height: number }[] = [];
  for (const text of document.querySelectorAll<HTMLElement>(texts)) {
    const { top, bottom, height } = text.getBoundingClientRect();
    if (height > 0 && top < window.innerHeight && bottom > 0) noted.push({ text, height });
  }
  return () => {
    for (const { text, height } of noted) if (Math.abs(heightOf(text) - height) >= 1) fit(text, height);
  };
}

/** The faces of fonts.css, which index.html holds disabled. */
const facesOf = (rules: CSSRuleList): FontFace[] =>
  [...rules].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    const read = (name: string) => style.getPropertyValue(name);
    const family = read('font-family').replaceAll(/["']/g, '');
    return new FontFace(family, read('src'), { weight: read('font-weight'), style: read('font-style') });
  });

/**
 * Shows the site's fonts once all of them are there, because the browser lays out the whole page for each change of fonts.
 * On a first visit they load after the first screen, because 80 KB would delay it on a phone; until then, and where they do
 * not load, fallback fonts of the same widths show.
 */
export async function showFonts(): Promise<void> {
  const style = document.getElementById('fonts');
  if (!(style instanceof HTMLStyleElement) || !style.sheet || style.dataset['asked']) return;
  // after-paint.ts has shown fonts that this browser has.
  if (style.media === 'all') return;
  style.dataset['asked'] = 'true';
  const faces = facesOf(style.sheet.cssRules);
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  const loaded = faces.filter((_face, index) => loads[index]?.status === 'fulfilled');
  const restoreLines = keepLines();
  await layOutLater(() => {
    for (const face of loaded) document.fonts.add(face);
    restoreLines();
  });
  style.remove();
}
