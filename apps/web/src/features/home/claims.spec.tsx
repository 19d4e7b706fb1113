import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reviewNote } from '@estate/content/testimonials';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';

/* visitor-area §1, Marketing claims. */
describe('claims of the home page', () => {
  it('are all five, the stars only beside the note on how voices are checked', async () => {
    server.use(http.get('*/api/properties/latest', () => HttpResponse.json({ items: [] })));
    renderPage('/');

    for (const claim of [
      'Über 15 Jahre Erfahrung',
      'Bewertung in 2 Minuten',
      '100% kostenlos',
      'Verkäufer zahlen nur im Erfolgsfall',
    ]) {
      expect(await screen.findByText(claim)).toBeVisible();
    }
    const voices = within(await screen.findByRole('region', { name: 'Das sagen unsere Kunden' }));
    expect(voices.getByText('5.0 Sterne').nextElementSibling).toHaveTextContent(reviewNote);
  });
});
