import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { FakeCaches } from '../../../../../test/fake-caches.ts';
import { answerCompared, storeFavourites } from '../../../../../test/favourites.ts';
import { buildCompared, buildImage } from '../../../../../test/properties.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { server } from '../../../../../test/server.ts';
import { offlineCacheName } from './offline-cache.ts';

const html = '<script type="module" src="/assets/index-1.js"></script><link href="/assets/merkliste-1.js" />';

const houseWith = (id: number, price: number) =>
  buildCompared({ id, title: `Haus ${id}`, image: buildImage({ storage_path: `${id}/1.jpeg` }), price });

/** Mocks a reachable server with the favourites page, its files, pictures of this size and properties of this price. */
const reachable = ({ pictureBytes = 10, price = 1_250_000 } = {}) =>
  server.use(
    http.get('*/merkliste', () => HttpResponse.html(html)),
    http.get('*/assets/:file', () => new HttpResponse('script')),
    http.get('*/media/render/*', () => new HttpResponse(new Uint8Array(pictureBytes))),
    answerCompared(...[3, 4, 7, 8].map((id) => houseWith(id, price))),
  );

const unreachable = () => server.use(http.all('*', () => HttpResponse.error()));

const mark = (ids: readonly number[]) => storeFavourites(JSON.stringify(ids));

const storedIds = async (caches: FakeCaches): Promise<unknown> => {
  const cache = await caches.open(offlineCacheName);
  const stored = (await (await cache.match('/merkliste/stand'))?.json()) as
    | { cards: { id: number }[] }
    | undefined;
  return stored?.cards.map(({ id }) => id);
};

/** Opens the page online and waits until it has stored itself. */
async function visitOnce(caches: FakeCaches, ids: readonly number[]): Promise<void> {
  mark(ids);
  renderPage('/merkliste');
  await waitFor(async () => expect(await storedIds(caches)).toEqual(ids));
  cleanup();
}

describe('favourites without a network', () => {
  let caches: FakeCaches;
  beforeEach(() => {
    caches = new FakeCaches();
    Object.assign(window, { caches });
    Object.assign(URL, { createObjectURL: () => 'blob:stored', revokeObjectURL: () => undefined });
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T18:31:00Z'));
    reachable();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    onlineManager.setOnline(true);
    Reflect.deleteProperty(window, 'caches');
    mark([]);
  });

  it('the browser stores the favourites page, its files, small pictures and the property cards for offline use [V-2.77]', async () => {
    await visitOnce(caches, [7]);
    await waitFor(() =>
      expect(caches.pathsOf(offlineCacheName)).toEqual([
        '/assets/index-1.js',
        '/assets/merkliste-1.js',
        '/media/render/property-images/7/1.jpeg',
        '/merkliste',
        '/merkliste/stand',
      ]),
    );
    const cache = await caches.open(offlineCacheName);
    expect(await (await cache.match('/merkliste/stand'))?.text()).not.toContain('description_note');
  });

  it('large pictures and removed favourites are not stored for offline use', async () => {
    await visitOnce(caches, [7, 3]);
    reachable({ pictureBytes: 90 * 1024 });
    await visitOnce(caches, [3, 4]);
    await waitFor(() =>
      expect(caches.pathsOf(offlineCacheName)?.filter((path) => path.startsWith('/media'))).toEqual([
        '/media/render/property-images/3/1.jpeg',
      ]),
    );
  });

  it('the offline copy of the favourites is deleted with the last favourite', async () => {
    await visitOnce(caches, [7]);
    mark([]);
    renderPage('/merkliste');
    await waitFor(() => expect(caches.pathsOf(offlineCacheName)).toBeNull());
  });

  it.each(['a network that is off', 'a server that is gone'])(
    'the favourites page shows with %s the stored cards and the day on which they were loaded',
    async (what) => {
      await visitOnce(caches, [7, 3]);
      unreachable();
      if (what.startsWith('a network')) jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      mark([8, 7]);
      renderPage('/merkliste');

      expect(await screen.findByText(/Stand:/)).toHaveTextContent(
        /^Keine Verbindung\. Stand: 23\. November 2026 um \d\d:31 Uhr$/,
      );
      expect(screen.getAllByRole('columnheader')).toEqual([
        screen.getByRole('columnheader', { name: /Haus 7/ }),
      ]);
      expect(screen.getByRole('columnheader').querySelector('img')).toHaveAttribute('src', 'blob:stored');
      expect(screen.getByText(/^Eine gemerkte Immobilie ist hier noch nicht gespeichert/)).toBeVisible();
      expect(screen.queryByText('Immobilien konnten nicht geladen werden.')).toBeNull();
    },
  );

  it('the current price of a favourite replaces the stored one as soon as the server answers again', async () => {
    await visitOnce(caches, [7]);
    unreachable();
    const { user } = renderPage('/merkliste');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(/Stand:/);
    expect(await screen.findByRole('table')).toHaveTextContent(/1\.250\.000\s€/);

    reachable({ price: 990_000 });
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent(/990\.000\s€/));
    expect(screen.queryByText(/Stand:/)).toBeNull();
  });

  it('the stored comparison of favourites and its date stay while a failed request is repeated', async () => {
    await visitOnce(caches, [7]);
    unreachable();
    const { user } = renderPage('/merkliste');
    await screen.findByText(/Stand:/);
    const table = screen.getByRole('table');
    server.use(http.get('*/api/properties/compared', () => delay('infinite')));
    const repeat = screen.getByRole('button', { name: 'Erneut versuchen' });
    await user.click(repeat);
    await waitFor(() => expect(repeat).not.toBeInTheDocument());
    expect(table).toBeVisible();
    expect(screen.getByText(/Stand:/)).toBeVisible();
  });

  it('the favourites page shows no stored card if the server answers, also with an error', async () => {
    await visitOnce(caches, [7]);
    server.use(http.get('*/api/properties/compared', () => HttpResponse.json({}, { status: 503 })));
    renderPage('/merkliste');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.queryByText('Haus 7')).toBeNull();
    expect(screen.queryByText(/Stand:/)).toBeNull();
  });

  it('the favourites page shows offline no cards that another release of the site has stored', async () => {
    await visitOnce(caches, [7]);
    const cache = await caches.open(offlineCacheName);
    await cache.put(
      '/merkliste/stand',
      Response.json({ release: 'https://…/assets/merkliste-0.js', cards: [{ id: 7 }], loadedAt: 0 }),
    );
    unreachable();
    renderPage('/merkliste');
    expect(await screen.findByText(/Der Server ist nicht erreichbar/)).toBeVisible();
    expect(screen.queryByText('Haus 7')).toBeNull();
  });
});
