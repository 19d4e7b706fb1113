import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storedRange } from '../../../../../test/render-funnel.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { server } from '../../../../../test/server.ts';

it.each([
  [{ cases: 1_204, share: 0.7896 }, 'Bei 1.204 eigenen Verkäufen lag der bezahlte Preis in 78 % der Fälle'],
  [null, undefined],
])('a price range with the claim %j says how often ranges held, or nothing of it', async (claim, text) => {
  server.use(http.get('*/api/price-ranges/:id', () => HttpResponse.json({ ...storedRange, claim })));
  renderPage('/bewertung/preisspanne/range-1');
  const basis = await screen.findByText(/^Das ist eine Marktpreiseinschätzung/);
  if (text) expect(basis.textContent.replaceAll('\u00a0', ' ')).toContain(text);
  else expect(basis).not.toHaveTextContent('der bezahlte Preis');
});
