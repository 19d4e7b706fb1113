import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storeFavourites } from '../../../../../test/favourites.ts';
import { buildCompared } from '../../../../../test/properties.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { server } from '../../../../../test/server.ts';
import { hashOfList, parseSharedList } from './shared-list.ts';

const asked: string[] = [];
const marks = () =>
  within(screen.getByRole('row', { name: /^Gemerkt / }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a shared list [V-2.113]', () => {
  beforeEach(() => {
    asked.length = 0;
    server.use(
      http.get('*/api/properties/compared', ({ request }) => {
        asked.push(request.url);
        const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number) ?? [];
        return HttpResponse.json({
          items: ids.filter((id) => id < 90).map((id) => buildCompared({ id, title: `Haus ${id}` })),
        });
      }),
    );
    storeFavourites('[]');
  });

  it("a shared list of favourites is shown beside the visitor's own list, and each property names who marked it", async () => {
    storeFavourites('[5,3]');
    const { user } = renderPage(`/merkliste${hashOfList({ ids: [3, 4], name: 'Anna' })}`);

    expect(await screen.findByText(/^Anna hat eine Liste mit Ihnen geteilt\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Haus 4' })).toBeVisible();
    expect(titles().map((title) => title.slice(0, 10))).toEqual(['KAUFHaus 3', 'KAUFHaus 4', 'KAUFHaus 5']);
    expect(marks()).toEqual(['Beide', 'Nur Anna', 'Nur Sie']);
    expect(screen.queryByLabelText('Notiz zu Haus 4')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Haus 4 merken' }));
    expect(marks()).toEqual(['Beide', 'Beide', 'Nur Sie']);
    expect(localStorage.getItem('merkliste')).toBe('[4,5,3]');
    expect(asked).toEqual([expect.stringMatching(/ids=3(,|%2C)4(,|%2C)5$/)]);
  });

  it('a shared list of favourites without a name calls its sender the other person', async () => {
    renderPage('/merkliste#liste=3');
    expect(await screen.findByRole('link', { name: 'Haus 3' })).toBeVisible();
    expect(marks()).toEqual(['Nur die andere Person']);
  });

  it("properties of a shared list that are no longer offered are counted, and only the visitor's own ones can be removed", async () => {
    renderPage('/merkliste#liste=3,90');
    expect(await screen.findByText('Eine gemerkte Immobilie ist nicht mehr im Angebot.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Von der Liste nehmen' })).toBeNull();
  });

  it.each(['#liste=', '#liste=abc', '#liste=-1,0'])(
    'the link %s without property ids shows that it contains no list',
    async (hash) => {
      renderPage(`/merkliste${hash}`);
      expect(await screen.findByText(/^In diesem Link steht keine Liste\./)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Nur Ihre Liste zeigen' })).toHaveAttribute(
        'href',
        '/merkliste',
      );
    },
  );

  it("the link to share favourites contains the visitor's list and name, and is copied", async () => {
    const copy = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    storeFavourites('[5,3]');
    const { user } = renderPage('/merkliste');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy }, configurable: true });
    await user.type(await screen.findByLabelText(/^Ihr Name/), 'Tom & Anna');
    const link = screen.getByLabelText<HTMLInputElement>('Link').value;
    expect(link).toBe('http://localhost/merkliste#liste=5,3&von=Tom%20%26%20Anna');
    await user.click(screen.getByRole('button', { name: 'Link teilen' }));
    expect(copy).toHaveBeenCalledWith(link);
    expect(asked.join()).not.toMatch(/Tom|Anna/);
  });

  it.each(['', 'Anna', 'Tom & Anna', '100 % Tom', 'a&von=b', 'Ä ß 🏠'])(
    'the name %j is encoded in the link of a shared list and read back',
    (name) => {
      const hash = hashOfList({ ids: [7, 3], name }).slice(1);
      expect(parseSharedList(hash)).toEqual({ ids: [7, 3], name });
      // The router decodes the fragment once before it is parsed.
      expect(parseSharedList(decodeURIComponent(hash))).toEqual({ ids: [7, 3], name });
    },
  );

  it.each(['7,3)', '7,3.', '7,3,', '7,3%20', '7,3\u200B', '7,3\u201C', '7,3&utm_source=x', '7%2C3>'])(
    'the last property in the link of a shared list that ends as %j is read',
    (list) => {
      expect(parseSharedList(`liste=${list}`)).toEqual({ ids: [7, 3], name: '' });
      expect(parseSharedList(`liste=${list}&von=Anna B.`)).toEqual({ ids: [7, 3], name: 'Anna B.' });
    },
  );

  it('a shared list of favourites has at most the permitted number of properties', () => {
    const list = parseSharedList(`liste=${Array.from({ length: 500 }, (_, index) => index).join()}`);
    expect(list?.ids).toHaveLength(100);
    expect(parseSharedList(`liste=3,3&von=${'x'.repeat(10_000)}`)).toEqual({
      ids: [3],
      name: 'x'.repeat(40),
    });
    expect(parseSharedList('liste=3&von=a\u0000b\u202Ec')?.name).toBe('abc');
    expect(parseSharedList('ferienimmobilien')).toBeNull();
  });
});
