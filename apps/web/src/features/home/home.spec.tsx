import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { homeTestimonials, reviewNote } from '@estate/content/testimonials';
import { buildCard } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';

const latest = '*/api/properties/latest';

describe('home', () => {
  it('shows headline, slogan and the latest listings as links to their pages', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [buildCard()] })));
    renderPage('/');

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Immobilienvermarktung mit Herz und Verstand' }),
    ).toBeVisible();
    expect(screen.getByText('SERIÖS. PROFESSIONELL. ERFOLGREICH.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toHaveAttribute(
      'href',
      '/immobilie/villa-an-der-elbe-42',
    );
    expect(screen.getByRole('link', { name: 'Alle Immobilien anzeigen' })).toHaveAttribute(
      'href',
      '/immobilien',
    );
    expect(document.title).toBe('Immobilienmakler in Hamburg und Lüneburg | Brookfleet Immobilien');
  });

  it('leads from the image to selling and to the listings', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const headline = await screen.findByRole('heading', { level: 1 });
    const hero = within(headline.closest('section')!);
    expect(hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Immobilie verkaufen', '/verkaufen'],
      ['Immobilien ansehen', '/immobilien'],
    ]);
    // The image shows until the film plays, or always if the film never plays.
    expect(headline.closest('section')!.querySelector('img')).toHaveAttribute('src', '/asset');
  });

  it('offers a search that the browser sends by itself', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const form = await screen.findByRole('search', { name: 'Immobilien suchen' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/immobilien');
    const { getByLabelText } = within(form);
    const names = ['Kaufen oder mieten', 'Objektart', 'Ort oder Stichwort'].map((label) =>
      getByLabelText(label).getAttribute('name'),
    );
    expect(names).toEqual(['deal', 'type', 'q']);
  });

  it('says so when there is nothing new', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    expect(await screen.findByText('Keine Immobilien gefunden')).toBeVisible();
    expect(screen.getByText('Derzeit sind keine neuen Immobilien verfügbar.')).toBeVisible();
  });

  it('shows the failure as a toast and loads again on request', async () => {
    server.use(http.get(latest, () => refused('unavailable'), { once: true }));
    const { user } = renderPage('/');

    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Fehler')).toBeVisible();
    expect(within(toast).getByText('Neueste Immobilien konnten nicht geladen werden.')).toBeVisible();

    server.use(http.get(latest, () => HttpResponse.json({ items: [buildCard()] })));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toBeVisible();
  });

  it('shows mission and six services, each with the way to its page', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    expect(await screen.findByRole('region', { name: 'Ein Haus ist mehr als sein Preis' })).toBeVisible();
    const services = within(await screen.findByRole('region', { name: 'Unsere Leistungen' }));
    expect(
      services.getAllByRole('link', { name: /^Mehr erfahren/ }).map((link) => link.getAttribute('href')),
    ).toEqual([
      '/verkaufen',
      '/bewertung',
      '/suchauftrag',
      '/kontakt',
      '/ueber-uns#immobilienziele',
      '/gutachten',
    ]);
  });

  it('shows six voices with five stars and says whether they are checked', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const voices = within(await screen.findByRole('region', { name: 'Das sagen unsere Kunden' }));
    expect(voices.getAllByRole('figure')).toHaveLength(6);
    expect(voices.getAllByRole('img', { name: '5 von 5 Sternen' })).toHaveLength(6);
    homeTestimonials.forEach(({ name, subtitle, text }, index) => {
      const voice = voices.getAllByRole('figure')[index];
      for (const part of [`„${text}“`, name, subtitle]) expect(voice).toHaveTextContent(part);
    });
    expect(voices.getByText(reviewNote)).toBeVisible();
  });

  it('names the seven partners', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const section = within(await screen.findByRole('region', { name: 'Unsere Kooperationspartner' }));
    const logos = section.getAllByRole('img');
    expect(logos).toHaveLength(7);
    expect(logos[1]).toHaveAccessibleName('Notariat am Nikolaifleet');
    expect(logos[1]).toHaveAttribute('src', '/partners/notariat-am-nikolaifleet.svg');
  });
});
