import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { EverythingIsNear } from '../../../../test/intersections.ts';
import { buildCompared, buildPage, buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';
import { clearViewedProperties, addViewedProperty } from '../../lists/viewed.ts';

const { IntersectionObserver: original } = window;
const key = 'zuletzt-angesehen';

/** Looks at the list after these properties, the last one most recently. */
async function lookAtListAfter(...ids: number[]) {
  for (const id of ids) addViewedProperty(id);
  const page = renderPage('/immobilien');
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const section = () => screen.findByRole('region', { name: 'Zuletzt angesehen' });
const shown = async () =>
  within(await section())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const tick = async () => within(await section()).getByRole('checkbox');

describe('recently viewed properties', () => {
  beforeEach(() => {
    window.IntersectionObserver = EverythingIsNear;
    server.use(
      http.get('*/api/properties', () => HttpResponse.json(buildPage([]))),
      http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties/compared', ({ request }) => {
        const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number) ?? [];
        const items = ids.filter((id) => id !== 9).map((id) => buildCompared({ id, title: `Haus ${id}` }));
        return HttpResponse.json({ items: items.toReversed() });
      }),
      http.get('*/api/properties/:id', ({ params: { id } }) =>
        HttpResponse.json(buildProperty({ id: Number(id), title: `Haus ${String(id)}` })),
      ),
    );
  });
  afterEach(() => {
    jest.restoreAllMocks();
    window.IntersectionObserver = original;
    act(clearViewedProperties);
  });

  it('the section of recently viewed properties is absent at a first visit [V-2.81]', async () => {
    await lookAtListAfter();
    await act(async () => void (await import('./recently-viewed-section.tsx')));
    expect(screen.queryByRole('region', { name: 'Zuletzt angesehen' })).toBeNull();
  });

  it('at most six recently viewed properties stand below the list, the latest first and each once', async () => {
    await lookAtListAfter(1, 2, 3, 4, 5, 6, 7, 2);
    expect(await shown()).toEqual(['Haus 2', 'Haus 7', 'Haus 6', 'Haus 5', 'Haus 4', 'Haus 3']);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('the page of a property adds it to the recently viewed ones and leaves it out of its own section [V-2.81]', async () => {
    addViewedProperty(5);
    const { router } = renderPage('/immobilie/haus-3');
    expect(await shown()).toEqual(['Haus 5']);
    await act(() => router.navigate({ to: '/immobilien' }));
    await waitFor(async () => expect(await shown()).toEqual(['Haus 3', 'Haus 5']));
  });

  it('recently viewed properties are stored only while the visitor has ticked the box', async () => {
    const { user } = await lookAtListAfter(1, 2);
    expect(await tick()).not.toBeChecked();
    await user.click(await tick());
    expect(localStorage.getItem(key)).toBe('[2,1]');
    act(() => addViewedProperty(3));
    expect(localStorage.getItem(key)).toBe('[3,2,1]');
    await user.click(await tick());
    expect(localStorage.getItem(key)).toBeNull();
    expect(await shown()).toEqual(['Haus 3', 'Haus 2', 'Haus 1']);
  });

  it('stored recently viewed properties are shown at the next visit and disappear when another tab clears the list', async () => {
    localStorage.setItem(key, '[4,"x",3]');
    await lookAtListAfter();
    expect(await shown()).toEqual(['Haus 4', 'Haus 3']);
    expect(await tick()).toBeChecked();
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await waitFor(() => expect(screen.queryByText('Zuletzt angesehen')).toBeNull());
  });

  it('the button clears the recently viewed properties and moves the focus to the page', async () => {
    const { user } = await lookAtListAfter(1);
    await user.click(await tick());
    await user.click(within(await section()).getByRole('button', { name: 'Liste leeren' }));
    expect(screen.queryByText('Zuletzt angesehen')).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(document.getElementById('inhalt')).toHaveFocus();
  });

  it('a property that is no longer public is dropped from the recently viewed ones without a message', async () => {
    const { user } = await lookAtListAfter(3, 9);
    expect(await shown()).toEqual(['Haus 3']);
    await user.click(await tick());
    await waitFor(() => expect(localStorage.getItem(key)).toBe('[3]'));
  });

  it('with a full storage the recently viewed properties are kept until the page is left, and a note explains it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await lookAtListAfter(1);
    await user.click(await tick());
    expect(await section()).toHaveTextContent('Ihr Browser speichert nichts');
    expect(await shown()).toEqual(['Haus 1']);
  });

  it('with a blocked storage the recently viewed properties are kept until the page is left, and a note explains it', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    await lookAtListAfter(1);
    expect(await section()).toHaveTextContent('Ihr Browser speichert nichts');
    expect(await shown()).toEqual(['Haus 1']);
  });
});
