import { stat } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { hamburgDistricts } from '@estate/domain/geo/hamburg-districts.gen';
import places from '@estate/domain/geo/places.gen.json';
import { routes } from '@estate/domain/geo/stations';
import { tracks } from '@estate/domain/geo/tracks';
import { containsPoint } from '@estate/domain/search/map-area';

describe('the drawing of the map', () => {
  it('the name of every Stadtteil but Neuwerk stands inside of its shape', () => {
    const names = places.filter(({ kind }) => kind === 'district');
    expect(names).toHaveLength(103);
    const outside = names.filter(({ name, lng, lat }) => {
      const [outline = []] =
        hamburgDistricts.find((one) => one.name.replace('Hamburg-', '') === name)?.rings ?? [];
      const points = outline.map(([x, y]) => ({ lng: x, lat: y }));
      return !containsPoint({ kind: 'polygon', points }, { lng, lat });
    });
    expect(outside).toEqual([]);
  });

  it('a track between two stations is drawn once, however many lines use it, and ends at both', () => {
    const [station] = routes.flatMap(({ stops }) => stops.filter(({ name }) => name === 'Rathaus'));
    const drawn = tracks(routes);
    const atStation = drawn.filter((line) =>
      [line[0], line.at(-1)].some((end) => end?.[0] === station?.lon && end?.[1] === station?.lat),
    );
    expect(atStation).toHaveLength(2);
    const hops = routes.flatMap(({ stops }) =>
      stops.slice(1).map(({ name }, at) => [stops[at]?.name ?? '', name].sort().join('|')),
    );
    expect(drawn).toHaveLength(new Set(hops).size);
  });

  it('the files of the drawing have at most 3 MB', async () => {
    const domain = new URL('../../../../../../libs/domain/', import.meta.url);
    const files = [
      ...['land', 'borders', 'municipalities'].map((name) => new URL(`${name}.gen.json`, import.meta.url)),
      ...['water', 'parks', 'places'].map((name) => new URL(`geo/${name}.gen.json`, domain)),
      new URL('src/geo/hamburg-districts.gen.ts', domain),
    ];
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });
});
