import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';

/** Adds the disabled font styles of index.html. */
function writeFonts(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = 'fonts';
  style.media = 'not all';
  document.head.append(style);
  return style;
}

describe('what comes after the first screen', () => {
  afterEach(() => document.getElementById('fonts')?.remove());

  it('are our fonts and the manifest', async () => {
    const fonts = writeFonts();
    renderPage('/impressum');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(fonts.media).toBe('all'));
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
