import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerScript, buildMaps, mapsScript, scriptArrived } from '../../../../test/google-maps.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';
import { saveConsent } from '../../consent/preferences.ts';

const answerKey = (apiKey: string | null) =>
  server.use(
    http.get('*/api/maps/key', () =>
      HttpResponse.json({ apiKey, scriptUrl: 'https://maps.googleapis.com/maps/api/js' }),
    ),
  );

describe('/kontakt', () => {
  afterEach(() => sessionStorage.clear());

  it('the contact page shows address, numbers, opening hours and the image of the office [V-2.70]', async () => {
    renderPage('/kontakt');
    const card = within(await screen.findByRole('region', { name: 'So erreichen Sie uns' }));
    expect(card.getByText('Brookfleetkai 14')).toBeVisible();
    expect(card.getByRole('link', { name: '040 66969-120' })).toHaveAttribute('href', 'tel:+494066969120');
    expect(card.getByRole('link', { name: '0171 3920011' })).toHaveAttribute('href', 'tel:+491713920011');
    expect(card.getByText('Montag bis Freitag 10:00–18:00 Uhr')).toBeVisible();
    expect(card.getByText('Samstag 10:00–16:00 Uhr')).toBeVisible();
    expect(screen.getByRole('img', { name: /Büro am Fleet/ })).toBeInTheDocument();
  });

  it('the contact page sends no request to Google before consent to maps', async () => {
    // MSW has no handler for the key, so that a request for it fails this spec.
    renderPage('/kontakt');
    expect(await screen.findByText(/Auch auf Google Maps/)).toBeVisible();
    expect(mapsScript()).toBeNull();
  });

  it('a failed map of the contact page shows its error beside the card and loads again by its button [V-4.18, V-8.15, V-8.18]', async () => {
    answerKey(null);
    const { user } = renderPage('/kontakt');
    await user.click(await screen.findByRole('button', { name: 'Karte laden' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Fehler beim Laden der Karte');
    const card = screen.getByRole('region', { name: 'So erreichen Sie uns' });
    expect(within(card).getByText('Brookfleetkai 14')).toBeVisible();

    answerKey('key-1');
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    await scriptArrived();
    expect(screen.getByText('Karte wird geladen...')).toBeVisible();
    const maps = buildMaps();
    answerScript(maps);
    const map = await screen.findByRole('region', { name: 'Karte von Hamburg' });
    expect(map).toBeVisible();
    expect(map).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Karte wird geladen...')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(maps.drawn.map).toMatchObject({ center: { lat: 53.5611, lng: 10.01 }, zoom: 12 }),
    );
  });

  // The Google Maps script that an earlier test loaded stays in this window.
  it.each([
    ['hamburg', 'Hamburg', { lat: 53.5511, lng: 9.9937 }],
    ['berlin', 'Berlin', { lat: 52.52, lng: 13.405 }],
    ['munich', 'München', { lat: 48.1351, lng: 11.582 }],
    ['paris', 'Hamburg', { lat: 53.5611, lng: 10.01 }],
  ])('the contact page with ?stadt=%s shows %s on the map after consent', async (stadt, label, center) => {
    const maps = buildMaps();
    window.google.maps.importLibrary = maps.importLibrary as typeof google.maps.importLibrary;
    saveConsent({ analytics: false, maps: true });
    renderPage(`/kontakt?stadt=${stadt}`);
    expect(await screen.findByRole('region', { name: `Karte von ${label}` })).toBeVisible();
    await waitFor(() => expect(maps.drawn.map).toMatchObject({ center, zoom: 12 }));
  });
});
