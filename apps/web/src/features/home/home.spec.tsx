import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
});
