import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { answerCompared } from '../../../test/favourites.ts';
import { recordCalls } from '../../../test/listing.ts';
import { buildCard, buildCompared, buildPage } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { phoneMap } from './map-frame.tsx';

type Listener = (event: unknown) => void;

/** A fake of the part of MapLibre's map that the list uses. A click hits the pin with the id 7, or `hits`. */
class StubMap {
  static last: StubMap;
  static opened = 0;
  isRemoved = false;
  pins: readonly number[] = [];
  /** The pin that is marked because the visitor points to its card. */
  pointed: readonly number[] = [];
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
  on(event: string, ...args: [Listener] | [string, Listener]) {
    const [layer, listener] = args.length === 1 ? ['', args[0]] : args;
    this.listeners.set([event, layer].filter(Boolean).join(' '), listener);
  }
  once(event: string, listener: Listener) {
    this.on(event, listener);
  }
  fire(event: string, details: object = {}) {
    this.listeners.get(event)?.({ point: { x: 1, y: 1 }, ...details });
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
  getSource = (name: string) => ({
    setData: ({ features }: { features: { properties: { id: number } }[] }) => {
      const ids = features.map(({ properties }) => properties.id);
      if (name === 'pins') this.pins = ids;
      if (name === 'pointed-pin') this.pointed = ids;
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

type Tell = (position: { coords: { longitude: number; latitude: number } }) => void;

/** A device that answers the question where it is. */
function locate(answer: (tell: Tell, refuse: () => void) => void) {
  const getCurrentPosition = jest.fn(answer);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
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

  it('a card of the list marks its pin on the map, and a pin its card', async () => {
    const { user, map } = await openMap('/immobilien?view=map');
    const link = screen.getByRole('link', { name: /^Villa an der Elbe/ });
    const id = Number(/\d+$/.exec(link.getAttribute('href') ?? '')?.[0]);
    server.use(
      http.get('*/api/properties/map', () =>
        HttpResponse.json({ items: [{ id, lng: 10, lat: 53.5, label: '649 T€' }], without_point: 0 }),
      ),
    );
    await user.type(screen.getByPlaceholderText('Titel/Objekt-ID suchen...'), 'elb');
    await screen.findByText(/^1 Immobilie auf der Karte/);
    await waitFor(() => expect(map.pins).toEqual([id]));
    expect(map.pointed).toEqual([]);
    const card = screen.getByRole('link', { name: /^Villa an der Elbe/ });
    await user.hover(card);
    expect(map.pointed).toEqual([id]);
    await user.hover(map.canvas);
    expect(map.pointed).toEqual([]);
    act(() => card.focus());
    expect(map.pointed).toEqual([id]);

    act(() => map.fire('mousemove pins', { features: [{ properties: { id } }] }));
    expect(card.closest('article')).toHaveAttribute('data-pointed');
    act(() => map.fire('mouseleave pins'));
    expect(card.closest('article')).not.toHaveAttribute('data-pointed');
  });

  it('the card of a map pin has a heart', async () => {
    const { user, map } = await openMap('/immobilien?view=map');
    act(() => map.fire('click'));
    const heart = await screen.findByRole('button', { name: 'Haus 7 merken' });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('the map asks for the place of the visitor after a press only, and searches within 2 km of it, rounded to 100 m', async () => {
    const ask = locate((tell) => tell({ coords: { longitude: 10.01234, latitude: 53.58765 } }));
    const { user, address } = await openMap('/immobilien?view=map');
    expect(ask).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
    await waitFor(() => expect(address()).toContain('within=circle_10.012_53.588_2000'));
  });

  it('a visitor who does not tell the map their place is pointed to the radius form', async () => {
    locate((_tell, refuse) => refuse());
    const { user, address } = await openMap('/immobilien?view=map');
    await user.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/gibt Ihren Standort nicht frei/);
    expect(address()).toBe('/immobilien?view=map');
  });

  it('the drawer of a phone shows the properties of the map, opens and closes by a stroke along its grip, clears the chosen area and leads to the list', async () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === phoneMap });
    try {
      const { user, address } = await openMap('/immobilien?view=map&within=circle_10_53.5_2000');
      const drawer = within(screen.getByRole('region', { name: 'Immobilien der Karte' }));
      expect(drawer.queryByRole('listitem')).toBeNull();
      await user.click(drawer.getByRole('button', { name: '2 ansehen' }));
      expect(await drawer.findByRole('link', { name: 'Haus 7' })).toBeVisible();
      await user.click(drawer.getByRole('button', { name: 'Karte zeigen' }));
      expect(drawer.queryByRole('listitem')).toBeNull();
      const draw = (name: string, from: number, to: number) =>
        user.pointer([
          { keys: '[MouseLeft>]', target: drawer.getByRole('button', { name }), coords: { clientY: from } },
          { keys: '[/MouseLeft]', coords: { clientY: to } },
        ]);
      await draw('Liste der Karte öffnen', 700, 300);
      expect(await drawer.findByRole('link', { name: 'Haus 7' })).toBeVisible();
      await draw('Liste der Karte schließen', 300, 700);
      expect(drawer.queryByRole('listitem')).toBeNull();
      await user.click(drawer.getByRole('button', { name: 'Gebiet löschen' }));
      await waitFor(() => expect(address()).toBe('/immobilien?view=map'));
      expect(drawer.queryByRole('button', { name: 'Gebiet löschen' })).toBeNull();
      await user.click(drawer.getByRole('link', { name: 'Liste' }));
      await waitFor(() => expect(address()).toBe('/immobilien'));
    } finally {
      window.matchMedia = matchMedia;
    }
  });
});
