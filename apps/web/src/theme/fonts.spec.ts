import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import { showFonts } from './fonts.ts';

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
