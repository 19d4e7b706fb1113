import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildPage } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';

const list = '*/api/properties';

describe('listing page', () => {
  it('shows holiday properties at their anchor with the way to the off-market offers', async () => {
    server.use(
      http.get('*/api/properties/holidays', () =>
        HttpResponse.json({ items: [buildCard({ id: 7, title: 'Finca', country: 'ESP' })] }),
      ),
      http.get(list, () => HttpResponse.json(buildPage([]))),
    );
    renderPage('/immobilien');

    expect(await screen.findByRole('link', { name: 'Finca' })).toBeVisible();
    expect(document.getElementById('ferienimmobilien')).toContainElement(
      screen.getByRole('heading', { name: 'Auswahl unserer Ferienimmobilien' }),
    );
    expect(screen.getByRole('link', { name: 'Jetzt registrieren für Off-Market Angebote' })).toHaveAttribute(
      'href',
      '/suchauftrag',
    );
  });

  it.each(['?deal=rent', '?q=Elbe'])('shows no holiday property beside a search: %s', async (search) => {
    server.use(http.get(list, () => HttpResponse.json(buildPage([buildCard({ id: 7, title: 'Villa' })]))));
    renderPage(`/immobilien${search}`);

    expect(await screen.findByRole('link', { name: 'Villa' })).toBeVisible();
    expect(document.getElementById('ferienimmobilien')).toBeNull();
  });
});
