import { afterEach, describe, expect, it } from '@jest/globals';
import { keepLines } from './fonts.ts';

const lineHeight = 30;

/** The change of the letter spacing that `fit` wrote into a heading, in thousandths of an em. */
const spacingOf = ({ style }: HTMLElement): number =>
  Math.round(Number(/(-?[\d.]+)em/.exec(style.letterSpacing)?.[1] ?? 0) * 1_000);

/**
 * Adds a heading `top` px below the top of the screen, which is 768 px high. `lines` stands in for the layout, which jsdom
 * does not have.
 */
function write(top: number, lines: (spacing: number) => number): HTMLElement {
  const heading = document.body.appendChild(document.createElement('h2'));
  heading.getBoundingClientRect = () => new DOMRect(0, top, 400, lines(spacingOf(heading)) * lineHeight);
  return heading;
}

describe('a change of fonts', () => {
  afterEach(() => document.body.replaceChildren());

  it('leaves each text on the screen its lines: one that needs more is drawn closer, one that needs less wider', () => {
    let isOurs = false;
    const longer = write(100, (spacing) => (isOurs && spacing > -8 ? 3 : 2));
    const shorter = write(200, (spacing) => (isOurs && spacing < 5 ? 1 : 2));
    const same = write(300, () => 2);
    const hopeless = write(400, () => (isOurs ? 5 : 2));
    const away = write(900, () => (isOurs ? 3 : 2));
    const keep = keepLines();
    isOurs = true;
    keep();
    expect([longer, shorter].map(spacingOf)).toEqual([-10, 5]);
    expect([same, hopeless, away].map(({ style }) => style.letterSpacing)).toEqual(['', '', '']);
  });

  it('is drawn wider by more than it is drawn closer, because wide letters are seen less', () => {
    let isOurs = false;
    const wide = write(100, (spacing) => (isOurs && spacing < 60 ? 1 : 2));
    const close = write(200, (spacing) => (isOurs && spacing > -40 ? 3 : 2));
    const keep = keepLines();
    isOurs = true;
    keep();
    expect([wide, close].map(spacingOf)).toEqual([70, 0]);
  });

  it('adds to the spacing that a text has of its own', () => {
    let isOurs = false;
    const heading = write(100, (spacing) => (isOurs && spacing > -4 ? 3 : 2));
    heading.className = 'spaced';
    document.body.insertAdjacentHTML('beforeend', '<style>.spaced { letter-spacing: -0.45px }</style>');
    const keep = keepLines();
    isOurs = true;
    keep();
    expect(heading.style.letterSpacing).toBe('calc(-0.45px + -0.005em)');
  });
});
