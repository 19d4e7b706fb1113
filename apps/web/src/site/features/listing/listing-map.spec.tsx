import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { recordCalls } from '../../../../test/listing.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';

const sentence =
  'Die Karte lässt sich in Ihrem Browser nicht zeigen. Die Liste enthält dieselben Immobilien.';

describe('the map of the list', () => {
  it('the map opens beside the property list, and without WebGL a message replaces it [V-2.123]', async () => {
    recordCalls();
    const { user, address } = renderPage('/immobilien?deal=buy');
    const choice = within(await screen.findByRole('group', { name: 'Ansicht' }));
    expect(screen.queryByText(sentence)).toBeNull();

    await user.click(choice.getByRole('link', { name: 'Karte' }));
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&view=map'));
    expect(await screen.findByText(sentence)).toBeVisible();
    // jsdom has no media queries, so the CSS class that hides the sort order below 1440 px is checked.
    expect(screen.getByLabelText('Sortierung').closest('[class*="89.99rem"]')).toBeNull();
    expect(screen.getByRole('link', { name: /^Villa an der Elbe/ })).toBeVisible();

    await user.click(choice.getByRole('link', { name: 'Liste' }));
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy'));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('a chosen part of the map limits the property list, is named in the heading and removed by its chip', async () => {
    const calls = recordCalls();
    const { user, address } = renderPage('/immobilien?within=circle_10.01_53.6_2000_Winterhude');
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 Immobilie im Umkreis von 2 km' }),
    ).toBeVisible();
    expect(calls).toEqual(['?within=circle_10.01_53.6_2000_Winterhude&sort=available_first']);
    const conditions = screen.getByRole('list', { name: 'Bedingungen der Suche' });
    await user.click(within(conditions).getByRole('link', { name: 'Umkreis 2 km um Winterhude entfernen' }));
    await waitFor(() => expect(address()).toBe('/immobilien'));
  });

  it('a part of the map that the server refuses shows the reason, and its chip removes it', async () => {
    recordCalls();
    const message = 'Die Linie des Gebiets kreuzt sich. Bitte zeichnen Sie es ohne Überschneidung.';
    server.use(
      http.get('*/api/properties', () =>
        refused('invalid-input', { errors: [{ field: 'within', message }] }),
      ),
    );
    renderPage('/immobilien?within=polygon_9_53_10_54_10_53_9_54');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gezeichnetes Gebiet entfernen' })).toHaveAttribute(
      'href',
      '/immobilien',
    );
  });

  it('a link with an unreadable part of the map shows the whole property list', async () => {
    const calls = recordCalls();
    renderPage('/immobilien?within=polygon_9_53_10_54');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Aktuelle Immobilienangebote' }),
    ).toBeVisible();
    await waitFor(() => expect(calls).toEqual(['?sort=available_first']));
  });
});
