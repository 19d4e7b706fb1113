import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { places } from '../../../../test/places.ts';
import { server } from '../../../../test/server.ts';

/** Answers every call of the list. */
const answerWith = (answer: (query: URLSearchParams) => ReturnType<typeof buildPage>) =>
  server.use(
    places,
    http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
    http.get('*/api/properties', ({ request }) =>
      HttpResponse.json(answer(new URL(request.url).searchParams)),
    ),
  );

const { matchMedia } = window;

describe('filters on a narrow screen', () => {
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: media.includes('max-width'), media }) as MediaQueryList;
  });

  it('one button opens the filters of the property list and counts the active ones, and their dialog counts the hits [V-2.101]', async () => {
    const totals = new Map([
      ['apartment', 5],
      ['plot', 0],
    ]);
    answerWith((query) => buildPage([buildCard()], { total: totals.get(query.get('type') ?? '') ?? 19 }));
    const { user, address } = renderPage('/immobilien?type=house&deal=buy&rooms_min=3');
    const button = await screen.findByRole('button', { name: 'Filter (3)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Objektart')).not.toBeVisible();

    await user.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    expect(within(sheet).getByLabelText('Zimmer ab')).toHaveDisplayValue('3');
    expect(await within(sheet).findByRole('button', { name: '19 Immobilien anzeigen' })).toBeVisible();
    await user.selectOptions(within(sheet).getByLabelText('Objektart'), 'Wohnung');
    await waitFor(() => expect(address()).toBe('/immobilien?type=apartment&deal=buy&rooms_min=3'));
    expect(await within(sheet).findByRole('button', { name: '5 Immobilien anzeigen' })).toBeVisible();
    await user.selectOptions(within(sheet).getByLabelText('Objektart'), 'Grundstück');
    await user.click(await within(sheet).findByRole('button', { name: 'Keine Treffer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('the filter dialog of the property list is one history entry, and Back closes it [V-2.104]', async () => {
    answerWith(() => buildPage([buildCard()]));
    const { user, address, router } = renderPage('/');
    await act(() => router.navigate({ to: '/immobilien' }));
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.selectOptions(sheet.getByLabelText('Objektart'), 'Wohnung');
    await user.selectOptions(sheet.getByLabelText('Kaufen oder mieten'), 'Kaufen');
    await user.click(await sheet.findByRole('button', { name: '1 Immobilie anzeigen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/immobilien?type=apartment&deal=buy');
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/immobilien'));

    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeVisible();
    act(() => router.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/immobilien');
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('the filter dialog stays open and the focus moves to the first invalid filter [V-2.101]', async () => {
    answerWith(() => buildPage([buildCard()]));
    const { user } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(sheet.getByLabelText('Zimmer ab'), 'viele');
    await user.click(await sheet.findByRole('button', { name: '1 Immobilie anzeigen' }));
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    expect(sheet.getByLabelText('Zimmer ab')).toHaveFocus();
    expect(sheet.getByText(/^Bitte geben Sie eine Zahl ein/)).toBeVisible();
  });
});
