import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import { showFonts, keepLines } from './fonts.ts';
import { holdPlace, layOutLater } from './lay-out-later.ts';

const faces = `
  @font-face { font-family: 'Serif'; font-weight: 200 900; font-style: normal; src: url(/assets/serif.woff2); }
  @font-face { font-family: 'Sans'; font-weight: 200 900; font-style: normal; src: url(/assets/sans.woff2); }`;

/** jsdom has no fonts. Each face loads when the spec says so. */
class Face {
  readonly load = () =>
    new Promise<void>((resolve, reject) => {
      this.come = resolve;
      this.fail = reject;
    });
  come = () => {};
  fail = (_reason: Error) => {};
  constructor(
    readonly family: string,
    readonly src: string,
    readonly descriptors: object,
  ) {
    asked.push(this);
  }
}

let asked: Face[] = [];

let shown: Face[] = [];

/** Adds the disabled font styles of index.html. */
function writeFonts(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = 'fonts';
  style.textContent = faces;
  document.head.append(style);
  return style;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the fonts of the site', () => {
  beforeEach(() => {
    [asked, shown] = [[], []];
    Object.assign(globalThis, { FontFace: Face });
    Object.assign(document, { fonts: { add: (face: Face) => shown.push(face) } });
  });
  afterEach(() => {
    document.getElementById('fonts')?.remove();
    Reflect.deleteProperty(globalThis, 'FontFace');
    Reflect.deleteProperty(document, 'fonts');
  });

  it('show together, once the last of them is there', async () => {
    writeFonts();
    void showFonts();
    expect(asked).toMatchObject([
      {
        family: 'Serif',
        src: 'url(/assets/serif.woff2)',
        descriptors: { weight: '200 900', style: 'normal' },
      },
      { family: 'Sans', src: 'url(/assets/sans.woff2)', descriptors: { weight: '200 900', style: 'normal' } },
    ]);
    asked[0]?.come();
    await settle();
    expect(shown).toEqual([]);
    asked[1]?.come();
    await settle();
    expect(shown).toEqual(asked);
  });

  it('are asked for once, however often they are to be shown', () => {
    writeFonts();
    void showFonts();
    void showFonts();
    expect(asked).toHaveLength(2);
  });

  it('are left out where they do not load', async () => {
    writeFonts();
    const done = showFonts();
    asked[0]?.come();
    asked[1]?.fail(new Error('offline'));
    await done;
    expect(shown).toEqual([asked[0]]);
  });

  it('come after the first screen, and so does the manifest', async () => {
    writeFonts();
    renderPage('/impressum');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(
      () =>
        expect(document.head.querySelector('link[rel="manifest"]')).toHaveAttribute(
          'href',
          '/manifest.webmanifest',
        ),
      { timeout: 5_000 },
    );
  });
});

const styleOf = ({ style }: HTMLElement) => [style.contentVisibility, style.height];

describe('a change of the whole page', () => {
  /** Adds a part that is so far from the top of the screen of 768 px; jsdom lays nothing out. */
  function write(tag: 'section' | 'li', top: number, parent: HTMLElement): HTMLElement {
    const part = parent.appendChild(document.createElement(tag));
    part.getBoundingClientRect = () => new DOMRect(0, top, 400, 300);
    return part;
  }

  afterEach(() => document.querySelector('main')?.remove());

  it('finds what is outside the screen put off, with its height, and leaves nothing behind', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const sections = [-400, 0, 700, 900].map((top) => write('section', top, main));
    const card = write('li', 950, sections[3] ?? main);
    const parts = [...sections, card];
    let during: string[][] = [];
    await layOutLater(() => {
      during = parts.map(styleOf);
    });
    const nothing = ['', ''];
    const putOff = ['auto', '300px'];
    expect(during).toEqual([putOff, nothing, nothing, putOff, nothing]);
    expect(parts.map(styleOf)).toEqual(parts.map(() => nothing));
  });
});

const scrollBy = jest.fn();

describe('what is in view', () => {
  /** Adds a section of 300 px and returns a function that moves it by px, because jsdom has no layout. */
  function write(top: number): (by: number) => void {
    const section = document.createElement('section');
    let at = top;
    section.getBoundingClientRect = () => new DOMRect(0, at, 400, 300);
    (document.querySelector('main') ?? document.body.appendChild(document.createElement('main'))).append(
      section,
    );
    return (by) => {
      at += by;
    };
  }

  beforeEach(() => {
    Object.assign(window, { scrollY: 500, scrollBy });
    const header = document.body.appendChild(document.createElement('header'));
    header.getBoundingClientRect = () => new DOMRect(0, 0, 400, 72);
  });
  afterEach(() => {
    document.body.replaceChildren();
    scrollBy.mockClear();
    Object.assign(window, { scrollY: 0 });
  });

  it('stays in its place, by the first thing that begins below the header', () => {
    const moveHidden = write(40);
    const moveSeen = write(80);
    write(400);
    holdPlace(() => {
      moveHidden(7);
      moveSeen(-29);
    });
    expect(scrollBy.mock.calls).toEqual([[{ top: -29, behavior: 'instant' }]]);
  });

  it('is left alone when it has not moved, at the top of the page, and with nothing to hold', () => {
    const move = write(80);
    holdPlace(() => move(0.2));
    Object.assign(window, { scrollY: 0 });
    holdPlace(() => move(29));
    Object.assign(window, { scrollY: 500 });
    document.querySelector('main')?.remove();
    holdPlace(() => move(29));
    expect(scrollBy).not.toHaveBeenCalled();
  });
});

const lineHeight = 30;

/** The change of the letter spacing that `fit` wrote into a heading, in thousandths of an em. */
const spacingOf = ({ style }: HTMLElement): number =>
  Math.round(Number(/(-?[\d.]+)em/.exec(style.letterSpacing)?.[1] ?? 0) * 1_000);

describe('a change of fonts', () => {
  /**
   * Adds a heading `top` px below the top of the screen, which is 768 px high. `lines` stands in for the layout, which jsdom
   * does not have.
   */
  function write(top: number, lines: (spacing: number) => number): HTMLElement {
    const heading = document.body.appendChild(document.createElement('h2'));
    heading.getBoundingClientRect = () => new DOMRect(0, top, 400, lines(spacingOf(heading)) * lineHeight);
    return heading;
  }

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
