import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faq } from '@estate/content/sections/faq';
import { fee } from '@estate/content/sections/fee';
import { readPublishedWords } from '@estate/content/texts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storedRange } from '../../../../test/render-funnel.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

beforeEach(() => server.use(http.get('*/api/properties/sold', () => HttpResponse.json({ items: [] }))));
afterEach(() => readPublishedWords(() => ({})));

const publish = (shares: Partial<typeof fee.shipped>) =>
  readPublishedWords(() => ({ fee: { ...fee.shipped, ...shares } }));

const costs = async () => within(await screen.findByRole('region', { name: 'Was ein Verkauf kostet' }));
const rowsOf = (part: Awaited<ReturnType<typeof costs>>) =>
  part.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));

describe('costs of a sale', () => {
  it('the sell page names both shares, what they are at an example price, and when they are due [V-2.154]', async () => {
    renderPage('/verkaufen');
    const part = await costs();
    expect(rowsOf(part)).toEqual([
      'KaufpreisSie zahlen 3,57 %Der Käufer zahlt 3,57 %',
      'Zum Beispiel650.000 €23.205,00 €23.205,00 €',
    ]);
    expect(part.getByText(/^Sie zahlen 3,57\s% des beurkundeten Kaufpreises/)).toBeVisible();
    expect(part.getByText(fee.shipped.due)).toBeVisible();
    expect(part.getByText(/§§\s656a bis 656d BGB/)).toBeVisible();
  });

  it('the sell page names what the fee contains and what a sale may cost besides [V-2.154]', async () => {
    renderPage('/verkaufen');
    const part = await costs();
    for (const point of fee.shipped.included) expect(part.getByText(point)).toBeVisible();
    for (const { title } of fee.shipped.others)
      expect(part.getByRole('heading', { name: title })).toBeVisible();
  });

  it('other shares change the sentence, the table and the answer of the sell page alike [V-2.155]', async () => {
    publish({ sellerPercent: 2.38, buyerPercent: 2.38, examplePrice: 1_234_567 });
    renderPage('/verkaufen');
    const part = await costs();
    expect(rowsOf(part)[1]).toBe('Zum Beispiel1.234.567 €29.382,69 €29.382,69 €');
    const answer = screen.getByText(
      /^Sie zahlen 2,38\s% .* Von 1\.234\.567\s€ sind das für Sie 29\.382,69\s€\.$/,
    );
    expect(answer.closest('details')).toHaveTextContent(/^Was kostet es\?/);
    expect(document.querySelector('main')).not.toHaveTextContent('3,57');
  });

  it('each question of the sell page is a closed disclosure with its whole answer, without a script [V-2.155]', async () => {
    renderPage('/verkaufen');
    const part = await screen.findByRole('region', { name: faq.shipped.title });
    expect(part).toHaveAttribute('id', 'fragen');
    const details = [...part.querySelectorAll('details')];
    expect(details.map((one) => one.querySelector('summary')?.textContent)).toEqual(
      faq.shipped.questions.map(({ question }) => question),
    );
    details.forEach((one, index) => {
      expect(one.open).toBe(false);
      for (const paragraph of faq.shipped.questions[index]?.answer ?? [])
        expect(one.textContent).toContain(paragraph);
    });
  });

  it('a price range is followed by the fee at both ends and in the middle, with a way to what comes besides [V-2.156]', async () => {
    server.use(http.get('*/api/price-ranges/range-1', () => HttpResponse.json(storedRange)));
    renderPage('/bewertung/preisspanne/range-1');
    const part = await costs();
    expect(rowsOf(part).slice(1)).toEqual([
      'Unteres Ende515.000 €18.385,50 €18.385,50 €',
      'Mitte660.000 €23.562,00 €23.562,00 €',
      'Oberes Ende850.000 €30.345,00 €30.345,00 €',
    ]);
    expect(part.getByText(/Löschung der Grundschuld, Ablösung des Kredits, Energieausweis/)).toBeVisible();
    expect(part.getByRole('link')).toHaveAttribute('href', '/verkaufen#kosten');
  });

  it('without a price range no fee is named', async () => {
    const none = { ...storedRange, result: { kind: 'none', reason: 'monument', widenings: [] } };
    server.use(http.get('*/api/price-ranges/range-1', () => HttpResponse.json(none)));
    renderPage('/bewertung/preisspanne/range-1');
    expect(await screen.findByText(/nennen wir keine Zahl/)).toBeVisible();
    expect(screen.queryByRole('region', { name: fee.shipped.title })).toBeNull();
  });
});
