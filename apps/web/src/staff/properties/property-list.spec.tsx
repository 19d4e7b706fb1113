import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockElementHeight } from '../../../test/mock-element-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, record, row } from '../../../test/staff-properties.ts';

const key = 'staff-properties-u1';

const lines = async () =>
  within(await screen.findByRole('grid', { name: 'Immobilien' })).findAllByRole('row', { name: /Haus/ });

describe('the list of properties', () => {
  let asked: URLSearchParams[] = [];
  beforeEach(() => {
    asked = [];
    localStorage.removeItem(key);
    server.use(signedIn(), answerRows([row(1), row(2)], asked));
  });

  mockElementHeight();

  it('one Back after a property record was closed leaves the table of properties', async () => {
    server.use(http.get('*/api/admin/properties/2', () => HttpResponse.json(record({ id: 2 }))));
    const { user, router, address } = renderPage('/admin/json');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate({ to: '/admin/immobilien' }));
    await user.click((await lines())[1]!);
    await waitFor(() => expect(address()).toContain('objekt=2'));
    await user.click(await screen.findByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(address()).toBe('/admin/immobilien'));
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/admin/json'));
  });

  it('a double click on the close button of a property record goes back once', async () => {
    server.use(http.get('*/api/admin/properties/2', () => HttpResponse.json(record({ id: 2 }))));
    const { user, router, address } = renderPage('/admin/json');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate({ to: '/admin/immobilien' }));
    for (const times of [1, 2]) {
      await user.click((await lines())[1]!);
      const close = await screen.findByRole('button', { name: 'Schließen' });
      const back = jest.spyOn(router.history, 'back').mockReturnValue();
      await user.dblClick(close);
      expect([times, back.mock.calls.length]).toEqual([times, 1]);
      back.mockRestore();
      act(() => router.history.back());
      await waitFor(() => expect(address()).toBe('/admin/immobilien'));
    }
  });

  it('a view of the property table that another tab saved is not overwritten [S-2.105]', async () => {
    const { user } = renderPage('/admin/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Spalten und Ansichten' }));
    const view = { name: 'Elbe', filter: { q: 'elbe' }, columns: ['title'] };
    localStorage.setItem(key, JSON.stringify({ views: [view] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Bild' }));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ views: [view] });
  });

  it('the focus stays on the column head that sorts the property table', async () => {
    const { user } = renderPage('/admin/immobilien');
    await lines();
    screen.getByRole('button', { name: 'Preis' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('-price'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Preis' })).toHaveAttribute('aria-sort'),
    );
    expect(screen.getByRole('button', { name: 'Preis' })).toHaveFocus();
    await lines();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('price'));
    expect(screen.getByRole('button', { name: 'Preis' })).toHaveFocus();
  });
});
