import { describe, expect, it } from '@jest/globals';
import { containsPoint, type MapPoint, metresBetween, metresToRing } from '../search/map-area.ts';
import { hamburgDistricts } from './hamburg-districts.gen.ts';
import { routes, type Station, stations } from './stations.ts';

const pointOf = ({ lat, lon }: Station): MapPoint => ({ lat, lng: lon });

const districtRings = new Map(
  hamburgDistricts.map(({ name, rings }) => [
    name,
    rings.map((ring) => ring.map(([lng, lat]) => ({ lng, lat }))),
  ]),
);

function metresFromDistrict(point: MapPoint, name: string): number {
  const [outline = []] = districtRings.get(name) ?? [];
  return containsPoint({ kind: 'polygon', points: outline }, point) ? 0 : metresToRing(point, outline);
}

describe('the stations of the U- and S-Bahn', () => {
  it('every station has its own name and lies between Stade and Aumühle, Neugraben and Norderstedt', () => {
    expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length);
    expect(stations.length).toBe(155);
    for (const station of stations)
      expect([
        station.name,
        containsPoint({ kind: 'box', west: 9.47, south: 53.45, east: 10.32, north: 53.71 }, pointOf(station)),
      ]).toEqual([station.name, true]);
  });

  it('every station has a line, and every line of the network its stations', () => {
    expect(stations.filter(({ lines }) => lines.length === 0)).toEqual([]);
    expect([...new Set(stations.flatMap(({ lines }) => lines))].sort()).toEqual([
      'S1',
      'S2',
      'S3',
      'S5',
      'S7',
      'U1',
      'U2',
      'U3',
      'U4',
    ]);
    expect(stations.find(({ name }) => name === 'Jungfernstieg')?.lines).toEqual([
      'U1',
      'U2',
      'U4',
      'S1',
      'S3',
      'S7',
    ]);
  });

  it('stations that follow each other on a line are 300 m to 8 km apart', () => {
    const hops = routes.flatMap(({ line, stops }) =>
      stops.slice(1).map((stop, at) => {
        const before = stops[at] ?? stop;
        return {
          hop: `${line} ${before.name}–${stop.name}`,
          metres: metresBetween(pointOf(before), pointOf(stop)),
        };
      }),
    );
    expect(hops.filter(({ metres }) => metres < 300 || metres > 8_000)).toEqual([]);
  });

  it('the branches of a line are connected', () => {
    for (const { line, stops } of routes) {
      const [first] = routes.filter((route) => route.line === line);
      expect(first?.stops).toContain(stops[0]);
    }
  });

  it('a station that is named after a Stadtteil lies in it or within 1.5 km of it', () => {
    const named = stations.filter(({ name }) => districtRings.has(name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((station) => metresFromDistrict(pointOf(station), station.name) > 1_500)).toEqual([]);
  });
});
