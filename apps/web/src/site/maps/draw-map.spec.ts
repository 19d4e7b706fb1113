import { afterEach, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { answerScript, buildMaps, forgetMaps, scriptArrived } from '../../../test/google-maps.ts';
import { refused, server } from '../../../test/server.ts';
import type { MapPlace } from './draw-map.ts';

const answerKey = () =>
  server.use(
    http.get('*/api/maps/key', () =>
      HttpResponse.json({ apiKey: 'key-1', scriptUrl: 'https://maps.googleapis.com/maps/api/js' }),
    ),
  );

async function draw(place: MapPlace, maps: ReturnType<typeof buildMaps>) {
  answerKey();
  const { drawMap } = await import('./draw-map.ts');
  const failure = drawMap(document.createElement('div'), { place, zoom: 13 });
  await scriptArrived();
  answerScript(maps);
  return failure;
}

describe('drawing a map', () => {
  afterEach(forgetMaps);

  it('Google Maps looks up an address and circles it [V-2.38, V-7.8]', async () => {
    const maps = buildMaps({ lat: 53.5, lng: 9.9 });
    await expect(draw({ address: '22587 Hamburg, DEU' }, maps)).resolves.toBeNull();
    expect(maps.drawn.asked).toBe('22587 Hamburg, DEU');
    expect(maps.drawn.map).toMatchObject({ center: { lat: 53.5, lng: 9.9 }, zoom: 13 });
    expect(maps.drawn.circle).toEqual({ lat: 53.5, lng: 9.9 });
  });

  it('an address that Google Maps does not find shows an error [V-8.14]', async () => {
    const maps = buildMaps(null);
    await expect(draw({ address: '00000 Nirgendwo, DEU' }, maps)).resolves.toBe(
      'Standort konnte nicht gefunden werden',
    );
    expect(maps.drawn.map).toBeUndefined();
  });

  it('Google Maps shows a given centre, with a circle if one is given', async () => {
    const maps = buildMaps();
    await expect(draw({ centre: { lat: 52.52, lng: 13.405 } }, maps)).resolves.toBeNull();
    expect(maps.drawn.map).toMatchObject({ center: { lat: 52.52, lng: 13.405 } });
    expect(maps.drawn.circle).toBeUndefined();
  });

  it('a Google map that cannot be loaded shows an error [V-8.15]', async () => {
    server.use(http.get('*/api/maps/key', () => refused('unavailable')));
    const { drawMap } = await import('./draw-map.ts');
    const place = { centre: { lat: 1, lng: 1 } };
    await expect(drawMap(document.createElement('div'), { place, zoom: 12 })).resolves.toBe(
      'Fehler beim Laden der Karte',
    );
  });
});
