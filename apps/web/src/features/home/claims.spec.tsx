import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { homeTeam } from '@estate/content/about-page';
import { brokers } from '@estate/content/brokers';
import { proofSection } from '@estate/content/proof-section';
import { reviewNote } from '@estate/content/testimonials';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';

/* visitor-area §1, Marketing claims. */
describe('claims of the home page', () => {
  const home = (figures: { sold: number; cities: number }) => {
    server.use(
      http.get('*/api/properties/latest', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties/sold/figures', () => HttpResponse.json(figures)),
    );
    renderPage('/');
  };

  it('stand beside what the stock proves', async () => {
    home({ sold: 1_234, cities: 17 });
    const proof = within(await screen.findByRole('region', { name: proofSection.title }));
    const figures = (await proof.findByText('verkaufte Objekte')).closest('ul');
    expect(figures).toHaveTextContent('1.234 verkaufte Objekte17 Orte, in denen wir verkauft haben');
    expect(proof.getByRole('link', { name: 'Referenzen ansehen' })).toHaveAttribute(
      'href',
      '/verkaufen#referenzen',
    );
  });

  it.each([
    { sold: 99, cities: 9 },
    { sold: 400, cities: 2 },
  ])('stand alone where the stock proves too little: %j', async (figures) => {
    home(figures);
    const proof = within(await screen.findByRole('region', { name: proofSection.title }));
    expect(proof.getAllByRole('listitem')).toHaveLength(4);
    // The figures have come by the time the latest offers have.
    await screen.findByText('Keine Immobilien gefunden');
    expect(proof.queryByText(/verkaufte Objekte/)).toBeNull();
  });

  it('stand above the people, each with a link to the own page', async () => {
    home({ sold: 0, cities: 0 });
    const people = within(await screen.findByRole('region', { name: homeTeam.title }));
    expect(people.getAllByRole('listitem')).toHaveLength(brokers.length);
    for (const { name, slug } of brokers)
      expect(people.getByRole('link', { name })).toHaveAttribute('href', `/makler/${slug}`);
  });

  it('are all five, the stars only after the note on how voices are checked', async () => {
    server.use(http.get('*/api/properties/latest', () => HttpResponse.json({ items: [] })));
    renderPage('/');

    for (const claim of [
      'Über 15 Jahre Erfahrung',
      'In 2 Minuten angefragt',
      '100 % kostenlos',
      'Verkäufer zahlen nur im Erfolgsfall',
    ]) {
      expect(await screen.findByText(claim)).toBeVisible();
      expect(document.body.textContent.replaceAll('\u00a0', ' ').split(claim)).toHaveLength(2);
    }
    const voices = within(await screen.findByRole('region', { name: 'Das sagen unsere Kunden' }));
    expect(voices.getByText('5,0 von 5 Sternen').previousElementSibling).toHaveTextContent(reviewNote);
  });
});
