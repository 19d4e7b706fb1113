import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';

describe('a map without a key', () => {
  it('a missing Google Maps key shows an error, and the next page offers no map', async () => {
    server.use(
      http.get('*/api/maps/key', () =>
        HttpResponse.json({ apiKey: null, scriptUrl: 'https://maps.example/js' }),
      ),
    );
    const { user } = renderPage('/kontakt');
    await user.click(await screen.findByRole('button', { name: 'Karte laden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Fehler beim Laden der Karte');

    await user.click(screen.getAllByRole('link', { name: 'Über uns' })[0]!);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Fehler beim Laden der Karte')).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'Kontakt' })[0]!);
    expect(await screen.findByText('Fehler beim Laden der Karte')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Karte laden|Erneut versuchen/ })).toBeNull();
  });
});
