import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { answerCompared } from '../../../test/favourites.ts';
import { recordCalls } from '../../../test/listing.ts';
import { buildCard, buildCompared, buildPage } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';

type Listener = (event: unknown) => void;

/** A fake of the part of MapLibre's map that the list uses. A click hits the pin with the id 7, or `hits`. */
class StubMap {
  static last: StubMap;
  static opened = 0;
  isRemoved = false;
  pins: readonly number[] = [];
  private readonly listeners = new Map<string, Listener>();
  readonly canvas = Object.assign(document.createElement('canvas'), { tabIndex: 0 });
  readonly fitBounds = jest.fn();
  zoom = 9;
  leaves = [7, 8];
  hits: object[] = [{ properties: { id: 7 } }];
  constructor(
    container: HTMLElement,
    readonly lose: () => void,
  ) {
    container.append(this.canvas);
    StubMap.last = this;
    StubMap.opened += 1;
    setTimeout(() => act(() => this.fire('style.load')));
  }
  on(event: string, ...[listener, other]: [Listener] | [string, Listener]) {
    if (typeof listener === 'function' && !other) this.listeners.set(event, listener);
  }
  once(event: string, listener: Listener) {
    this.on(event, listener);
  }
  fire(event: string) {
    this.listeners.get(event)?.({ point: { x: 1, y: 1 } });
  }
  zoomTo(zoom: number) {
    this.zoom = zoom;
    this.fire('moveend');
  }
  queryRenderedFeatures = () => this.hits;
  /** The fake map has one pixel per degree. */
  project = (place: [number, number] | { lng: number; lat: number }) => {
    const [x, y] = Array.isArray(place) ? place : [place.lng, place.lat];
    return { x, y, dist: (other: { x: number; y: number }) => Math.hypot(x - other.x, y - other.y) };
  };
  getSource = () => ({
    setData: ({ features }: { features: { properties: { id: number } }[] }) => {
      this.pins = features.map(({ properties }) => properties.id);
    },
    getClusterExpansionZoom: () => 20,
    getClusterLeaves: (_: number, limit: number) =>
      this.leaves.slice(0, limit).map((id) => ({ properties: { id } })),
  });
  getMaxZoom = () => 14;
  addSource = () => undefined;
  addLayer = () => undefined;
  getCanvas = () => this.canvas;
  getCenter = () => ({ lng: 10, lat: 53.5 });
  getZoom = () => this.zoom;
  remove() {
    this.isRemoved = true;
    this.canvas.remove();
  }
}

jest.unstable_mockModule('./open-map.ts', () => ({
  openMap: (container: HTMLElement, { onLost }: { onLost: () => void }) => new StubMap(container, onLost),
  maxDrawingZoom: { hamburg: 14, north: 13, elsewhere: 11 },
  maxTileZoom: 16,
}));

/**
 * Renders the list with its map and waits until the map is drawn. A search finds one of two pins. `points` are the
 * calls for its points.
 */
async function openMap(address: string) {
  const points: string[] = [];
  recordCalls(() => buildPage([buildCard()], { total: 60 }));
  server.use(
    http.get('*/api/properties/map', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      points.push(search);
      const pins = (searchParams.has('q') ? [7] : [7, 8]).map((id) => ({
        id,
        lng: 10 + id / 100,
        lat: 53.5,
        label: '649 T€',
      }));
      return HttpResponse.json({ items: pins, without_point: 0 });
    }),
    answerCompared(buildCompared({ id: 7, title: 'Haus 7' })),
  );
  const page = renderPage(address);
  await screen.findByText(/^2 Immobilien auf der Karte/);
  await waitFor(() => expect(StubMap.last.fitBounds).toHaveBeenCalled());
  return { ...page, map: StubMap.last, points };
}

describe('the map of the hits', () => {
  beforeEach(() => {
    window.history.replaceState(null, '');
    HTMLCanvasElement.prototype.getContext = ((kind: string) =>
      kind === 'webgl2' ? {} : null) as typeof HTMLCanvasElement.prototype.getContext;
  });

  it('the focus stays in the search field while the panel of a map pin is open [V-2.121]', async () => {
    const { user, map, points } = await openMap('/immobilien?view=map');
    act(() => map.fire('click'));
    expect(await screen.findByRole('region', { name: 'Immobilie auf der Karte' })).toHaveFocus();
    const field = screen.getByPlaceholderText('Titel/Objekt-ID suchen...');
    await user.click(field);
    await user.paste('elb');
    await waitFor(() => expect(points.at(-1)).toContain('q=elb'));
    await waitFor(() => expect(map.fitBounds).toHaveBeenCalledTimes(2));
    await user.keyboard('e');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('elbe');
  });

  it('the focus stays in the search field when a property disappears from the panel of a map pin [V-2.121]', async () => {
    const { user, map } = await openMap('/immobilien?view=map');
    map.hits = [{ properties: { cluster_id: 1 } }];
    act(() => map.fire('click'));
    expect(await screen.findByRole('region', { name: '2 Immobilien an dieser Stelle' })).toHaveFocus();
    const field = screen.getByPlaceholderText('Titel/Objekt-ID suchen...');
    await user.type(field, 'elb');
    expect(await screen.findByRole('region', { name: 'Immobilie auf der Karte' })).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('the panel of a map pin shows loading, a failure, and a property that is no longer offered', async () => {
    const { user, map } = await openMap('/immobilien?view=map');
    server.use(http.get('*/api/properties/compared', () => refused('unavailable')));
    act(() => map.fire('click'));
    const panel = within(await screen.findByRole('region', { name: 'Immobilie auf der Karte' }));
    expect(panel.getByText('Wird geladen...')).toBeVisible();
    await panel.findByRole('alert');
    server.use(answerCompared());
    await user.click(panel.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await panel.findByText('Diese Immobilie ist nicht mehr verfügbar.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Immobilie auf der Karte' })).toHaveFocus();
  });

  it('the properties at one point of the map are listed in steps of fifty [V-2.121]', async () => {
    const { user, map } = await openMap('/immobilien?view=map');
    map.leaves = Array.from({ length: 60 }, (_, index) => 100 + index);
    map.hits = [{ properties: { cluster_id: 1 } }];
    const cards = (ids: readonly number[]) => ids.map((id) => buildCompared({ id, title: `Haus ${id}` }));
    server.use(
      http.get('*/api/properties/compared', ({ request }) => {
        const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number) ?? [];
        return HttpResponse.json({ items: cards(ids) });
      }),
    );
    act(() => map.fire('click'));
    const panel = within(await screen.findByRole('region', { name: '60 Immobilien an dieser Stelle' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(50));
    await user.click(panel.getByRole('button', { name: '10 weitere zeigen' }));
    expect(await panel.findByRole('link', { name: 'Haus 159' })).toBeVisible();
    expect(panel.getAllByRole('listitem')).toHaveLength(60);
    expect(panel.queryByRole('button', { name: /weitere/ })).toBeNull();
    expect(panel.getAllByRole('listitem')[50]).toHaveFocus();
  });

  it.each(['{Enter}', ' '])(
    'the key %p opens the pin next to the middle of the map [V-2.121]',
    async (key) => {
      const { user, map } = await openMap('/immobilien?view=map');
      const at = (...coordinates: number[]) => ({ type: 'Point', coordinates });
      map.hits = [
        { properties: { id: 9 }, geometry: at(11, 54) },
        { properties: { id: 7 }, geometry: at(10.1, 53.5) },
      ];
      expect(map.canvas).toHaveAccessibleDescription(/Die Eingabetaste öffnet/);
      act(() => map.canvas.focus());
      await user.keyboard(key);
      const panel = await screen.findByRole('region', { name: 'Immobilie auf der Karte' });
      expect(await within(panel).findByRole('link', { name: 'Haus 7' })).toBeVisible();
    },
  );

  it('a map that stops working is opened again with the hits of the filter, and after three failures a note replaces it', async () => {
    const { user, map } = await openMap('/immobilien?view=map');
    StubMap.opened = 1;
    act(() => map.fire('load'));
    expect(screen.queryByText('Karte wird geladen...')).toBeNull();
    act(() => map.lose());
    expect(map.isRemoved).toBe(true);
    expect(screen.getByText('Karte wird geladen...')).toBeVisible();
    await user.type(screen.getByPlaceholderText('Titel/Objekt-ID suchen...'), 'elb');
    await screen.findByText(/^1 Immobilie auf der Karte/);
    await waitFor(() => expect(StubMap.last.pins).toEqual([7]));
    expect(StubMap.opened).toBe(2);
    act(() => StubMap.last.fire('load'));
    expect(screen.queryByText('Karte wird geladen...')).toBeNull();
    act(() => StubMap.last.lose());
    act(() => StubMap.last.lose());
    expect(screen.getByText(/^Die Karte lässt sich in Ihrem Browser nicht zeigen\./)).toBeVisible();
    expect(StubMap.last.isRemoved).toBe(true);
  });

  it('the map of the property list keeps its view when the sort order changes and when further properties are loaded [V-2.120]', async () => {
    const { user, map, address } = await openMap('/immobilien?view=map');
    const camera = () => window.history.state as unknown;
    act(() => map.zoomTo(12));
    // Simulates the router, which drops the stored view from each history entry that it adds or replaces.
    window.history.replaceState({}, '');
    await user.selectOptions(screen.getByLabelText('Sortierung'), 'Preis aufsteigend');
    await waitFor(() => expect(camera()).toEqual({ camera: { lng: 10, lat: 53.5, zoom: 12 } }));
    window.history.replaceState({}, '');
    await user.click(screen.getByRole('link', { name: 'Weitere Immobilien laden' }));
    await waitFor(() => expect(address()).toContain('page=2'));
    await waitFor(() => expect(camera()).toEqual({ camera: { lng: 10, lat: 53.5, zoom: 12 } }));
    expect(map.fitBounds).toHaveBeenCalledTimes(1);

    await user.selectOptions(screen.getByLabelText('Objektart'), 'Haus');
    await waitFor(() => expect(map.fitBounds).toHaveBeenCalledTimes(2));
  });

  it('an unknown place in the radius form of the map shows its error [V-2.122]', async () => {
    const { user } = await openMap('/immobilien?view=map');
    await user.click(screen.getByRole('button', { name: 'Umkreis' }));
    const place = screen.getByLabelText('Um welchen Ort?');
    await user.type(place, 'Atlantis');
    await user.click(screen.getByRole('button', { name: 'Anwenden' }));
    await waitFor(() => expect(place).toHaveFocus());
    expect(place).toHaveAccessibleDescription(/^Diesen Ort kennt die Karte nicht/);
  });

  it('a place that the radius form did not know is found once the places of the list have loaded [V-2.122]', async () => {
    const { user } = await openMap('/immobilien?view=map');
    const gate = createGate();
    server.use(
      http.get('*/api/properties/places', async () => {
        await gate.opened;
        const middle = { lng: 10, lat: 53 };
        return HttpResponse.json({ items: [{ kind: 'city', place: 'Atlantis', count: 1, middle }] });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Umkreis' }));
    const place = screen.getByLabelText('Um welchen Ort?');
    await user.type(place, 'Atlantis{Enter}');
    expect(place).toBeInvalid();
    gate.open();
    await waitFor(() => expect(place).toBeValid());
  });

  it('the focus stays on the map when the radius is applied and when the panel of a pin is closed [V-2.121, V-2.122]', async () => {
    const { user, map, address } = await openMap('/immobilien?view=map');
    const radius = screen.getByRole('button', { name: 'Umkreis' });
    await user.click(radius);
    await user.click(screen.getByRole('button', { name: 'Anwenden' }));
    await waitFor(() => expect(address()).toContain('within=circle'));
    expect(radius).toHaveFocus();
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Schließen' })),
    ]) {
      act(() => map.fire('click'));
      expect(await screen.findByRole('region', { name: 'Immobilie auf der Karte' })).toHaveFocus();
      await close();
      expect(map.canvas).toHaveFocus();
    }
  });
});
