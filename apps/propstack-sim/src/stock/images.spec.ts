import { describe, expect, it } from '@jest/globals';
import { demoRows } from './demo-rows.ts';
import { looks } from './looks.ts';
import { Stock } from './stock.ts';
import { type Unit } from './unit.ts';

const units = new Stock().all();
const entries = demoRows.map((row, index) => ({ row, unit: units[index] as Unit }));
const motifsOf = ({ images }: Unit) => images.map(({ motif }) => motif);
const coverOf = ({ images }: Unit) => images[0]?.motif ?? '';
const coversWhere = (test: (entry: (typeof entries)[number]) => boolean) =>
  new Set(entries.filter(test).map(({ unit }) => coverOf(unit)));

describe('the images of an object', () => {
  it('are 4 to 12, a cover of its look first, a floor plan last, none twice', () => {
    for (const { unit, row } of entries) {
      const { images } = unit;
      expect(images.length).toBeGreaterThanOrEqual(4);
      expect(images.length).toBeLessThanOrEqual(12);
      expect(images[0]).toMatchObject({ is_private: false, is_floorplan: false });
      expect(looks[row.look].front).toContain(coverOf(unit));
      expect(images.slice(0, -1).filter((image) => image.is_floorplan)).toEqual([]);
      expect(new Set(motifsOf(unit)).size).toBe(images.length);
    }
  });

  it('show no bedroom of an office, a shop or a hall, and no floor plan with one', () => {
    const forSleeping = /bedroom|plan-of-(two-rooms|a-flat|a-house)/;
    const commercial = units.filter(({ flat }) => flat['object_type'] === 'COMMERCIAL');
    expect(commercial.length).toBeGreaterThan(8);
    expect(commercial.flatMap(motifsOf).filter((motif) => forSleeping.test(motif))).toEqual([]);
  });

  it('show no more bedrooms than there are, and a small plan of small homes only', () => {
    for (const { row, unit } of entries) {
      const motifs = motifsOf(unit);
      expect(motifs.filter((motif) => motif.includes('bedroom')).length).toBeLessThanOrEqual(row.bedRooms);
      if (motifs.includes('plan-of-two-rooms')) expect(row.rooms).toBeLessThan(3);
      if (motifs.includes('plan-of-a-flat')) expect(row.rooms).toBeGreaterThan(2);
    }
  });

  it('show the sea where it is promised, and of plots a plot', () => {
    const withSea = entries.filter(({ row }) => row.amenities.includes('Meerblick'));
    for (const { unit } of withSea) expect(motifsOf(unit)).toContain('sea-terrace');
    expect(withSea.length).toBeGreaterThan(12);
    for (const cover of coversWhere(({ row }) => row.category === 'PLOT')) expect(cover).toMatch(/^plot-/);
  });
});

describe('the cover', () => {
  it.each([
    [/doppelhaus/i, /semi-detached/],
    [/reihen/i, /^terraced-houses$/],
    [/bungalow/i, /^bungalow$/],
    [/fachwerk/i, /^half-timbered-house$/],
    [/reet/i, /^thatched-house$/],
    [/patrizierhaus|giebelfassade/i, /^stepped-gables$/],
    [/finca/i, /^finca$/],
    [/büro|praxis/i, /^(office-building|counting-house|shop-front)$/],
    [/elbblick|elbgrundstück/i, /elbe/],
    [/holzhaus/i, /^timber-house$/],
    [/backstein(haus|villa)/i, /^brick-house$/],
  ])('of what the title calls %s is %s', (title, motif) => {
    const covers = coversWhere(
      ({ row }) => row.category !== 'PLOT' && row.category !== 'HALL' && title.test(row.title),
    );
    const plots = coversWhere(({ row }) => row.category === 'PLOT' && title.test(row.title));
    const all = [...covers, ...(motif.source === 'elbe' ? plots : [])];
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((cover) => !motif.test(cover))).toEqual([]);
  });

  it('of a villa at the water shows water, and of a home in Spain the south', () => {
    const atWater = coversWhere(({ row }) => row.category === 'VILLA' && row.amenities.includes('Meerblick'));
    expect([...atWater].sort()).toEqual(['bay-villa', 'dune-house']);
    const inSpain = coversWhere(({ unit }) => unit.flat['country'] === 'ESP');
    expect([...inSpain].sort()).toEqual(['bay-flats', 'bay-villa', 'finca', 'fishing-village', 'patio']);
    const inGermany = coversWhere(({ unit }) => unit.flat['country'] === 'DEU');
    expect([...inSpain].filter((cover) => inGermany.has(cover))).toEqual([]);
  });

  /** Coming soon, on offer, reserved; in each group the newest first. */
  const listed = units
    .filter(
      ({ flat, statusId }) => flat['country'] === 'DEU' && flat['archived'] === false && statusId < 170_243,
    )
    .filter(({ statusId }) => statusId > 170_239)
    .sort((one, other) => one.statusId - other.statusId || other.id - one.id);

  it('differs from those beside it and below it on the first page of the list, in one, two and three columns', () => {
    const covers = listed.slice(0, 24).map(coverOf);
    for (const columns of [1, 2, 3]) {
      expect(covers.filter((cover, index) => cover === covers[index + columns])).toEqual([]);
    }
  });

  it('differs from the next one in the whole list', () => {
    const covers = listed.map(coverOf);
    expect(covers.filter((cover, index) => cover === covers[index + 1])).toEqual([]);
  });
});
