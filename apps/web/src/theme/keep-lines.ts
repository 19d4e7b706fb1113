/** Texts that break into lines. */
const texts = 'h1, h2, h3, h4, p, blockquote, dt, dd, label';

/** Spacing between letters in em, the least first: as much as an eye does not see, and more only for a text that gets wider. */
const spacings = [-0.005, 0.005, -0.01, 0.01, -0.015, 0.015, -0.02, 0.02, -0.03, 0.03, 0.05, 0.07];

const heightOf = (text: HTMLElement): number => text.getBoundingClientRect().height;

/** Draws a text closer or wider until it has a height; a text that no spacing brings there stays as it was. */
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
 * Notes how high the texts on the screen are, before a change of fonts. A fallback font has the widths of ours only on
 * average, and a heading that fills its line breaks elsewhere; what follows it would jump.
 * @returns to be called after the change: gives each of those texts as many lines as it had
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
