import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { hamburgDistricts } from '@estate/domain/geo/hamburg-districts.gen';
import { energyLimits, filterFeatureKeys, filterFeatures } from '@estate/domain/search/filter-values';
import { type z } from 'zod';
import { districtOf } from '../src/valuation/districts/districts.ts';
import { type Upsert } from './catalog-under-test.ts';

export type Query = z.input<typeof PropertyQuery>;
interface Point {
  readonly lng: number;
  readonly lat: number;
}

/** What a near miss may say about a property, and a list with one condition less or wider that then has to contain it. */
interface ExpectedMiss {
  readonly says: (text: string) => boolean;
  readonly relaxed: Query;
}

const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const exactly = (expected: string) => (text: string) => text === expected;

/** Distance on the sphere in metres. */
function metres(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

/** Distance from an outline, of which every side is measured at a hundred points. */
function metresFromOutline(point: Point, corners: readonly Point[]): number {
  const distances = corners.flatMap((corner, at) => {
    const before = corners.at(at - 1) ?? corner;
    return Array.from({ length: 100 }, (_, step) =>
      metres(point, {
        lng: before.lng + ((corner.lng - before.lng) * step) / 100,
        lat: before.lat + ((corner.lat - before.lat) * step) / 100,
      }),
    );
  });
  return Math.min(...distances);
}

/** The distance that the filter `within` leaves to a point outside of it. */
function metresFromArea(within: string, point: Point): number {
  const [kind, ...texts] = within.split('_');
  const [a = 0, b = 0, c = 0, d = 0, ...more] = texts.map(Number);
  if (kind === 'circle') return metres(point, { lng: a, lat: b }) - c;
  if (kind === 'box')
    return metresFromOutline(point, [
      { lng: a, lat: b },
      { lng: c, lat: b },
      { lng: c, lat: d },
      { lng: a, lat: d },
    ]);
  const numbers = [a, b, c, d, ...more];
  return metresFromOutline(
    point,
    numbers.flatMap((lng, at) => (at % 2 === 0 ? [{ lng, lat: numbers[at + 1] ?? 0 }] : [])),
  );
}

function metresFromDistrict(name: string, point: Point): number | undefined {
  const district = hamburgDistricts.find((one) => one.name === name);
  return (
    district &&
    Math.min(
      ...district.rings.map((ring) =>
        metresFromOutline(
          point,
          ring.map(([lng, lat]) => ({ lng, lat })),
        ),
      ),
    )
  );
}

/** German states. The CRM has such a name in the field of the district if it does not know the district. */
const states = ['Schleswig-Holstein', 'Niedersachsen', 'Mecklenburg-Vorpommern'];

/** Where a property lies, as a near miss says it. */
const placeOf = ({ region, city }: Property) => (region && !states.includes(region) ? region : city)?.trim();

/** Whether a text ends with a distance that differs by no more than it is rounded, and by the curve of the earth. */
const saysDistance = (expected: number, word: string) => (text: string) => {
  const [, number = '', unit] = new RegExp(`([\\d.,]+) (m|km) ${word}$`).exec(text) ?? [];
  const said = Number(number.replace(',', '.')) * (unit === 'km' ? 1_000 : 1);
  return unit !== undefined && Math.abs(Math.max(100, said) - Math.max(100, expected)) <= 55 + expected / 300;
};

type Property = Upsert & { readonly [key: string]: unknown };

/** The values of a property that bounds compare, computed from what the CRM says. */
function valuesOf(property: Property, query: Query) {
  const isRent = ['RENT', 'MIETE', 'MIETE_PACHT'].includes(property.marketing_type ?? '');
  const amount = (isRent ? property.base_rent || property.price : property.price) || undefined;
  const rent = property.rental_income_actual || (property.rental_income ?? 0) * 12;
  const isBusiness = !['APARTMENT', 'HOUSE'].includes(property.rs_type ?? '');
  const area = isBusiness
    ? [property.net_floor_space, property.living_space, property.usable_floor_space].find(Boolean)
    : property.living_space;
  return {
    price: amount,
    warm: isRent ? property.total_rent || undefined : undefined,
    yield: amount && rent ? (rent / amount) * 100 : undefined,
    rooms: property.number_of_rooms,
    bedrooms: property.number_of_bed_rooms,
    area: query.type === 'plot' ? property.plot_area : area,
    built: property.construction_year,
  };
}

/** How a bound is missed, in words. */
function boundText(measure: keyof ReturnType<typeof valuesOf>, by: number, value: number, query: Query) {
  const [amount, isLess] = [german.format(Math.abs(by)), by < 0];
  switch (measure) {
    case 'price':
      return `${amount} €${query.deal === 'rent' ? ' im Monat' : ''} ${isLess ? 'darunter' : 'darüber'}`;
    case 'warm':
      return `${amount} € im Monat darüber`;
    case 'yield':
      return `Rendite ${german.format(Math.floor(value * 10) / 10)} %`;
    case 'rooms':
      return `${amount} Zimmer ${isLess ? 'weniger' : 'mehr'}`;
    case 'bedrooms':
      return `${amount} Schlafzimmer ${isLess ? 'weniger' : 'mehr'}`;
    case 'area':
      return `${amount} m² ${isLess ? 'kleiner' : 'größer'}`;
    case 'built':
      return `Baujahr ${value}`;
  }
}

const bounds = ['price', 'warm', 'yield', 'rooms', 'bedrooms', 'area', 'built'] as const;

function boundMisses(property: Property, query: Query): ExpectedMiss[] {
  const values = valuesOf(property, query);
  return bounds.flatMap((measure) =>
    (['min', 'max'] as const).flatMap((end) => {
      const name = `${measure}_${end}` as keyof Query;
      const [bound, value] = [query[name], values[measure]];
      if (bound === undefined || value == null) return [];
      const by = value - Number(bound);
      if (end === 'min' ? by >= 0 : by <= 0) return [];
      // The filter rounds a bound of rooms and of a yield to halves, others to whole numbers.
      const step = ['rooms', 'yield'].includes(measure) ? 0.5 : 1;
      const wider = (end === 'min' ? Math.floor(value / step) : Math.ceil(value / step)) * step;
      return [
        {
          says: exactly(boundText(measure, by, value, query)),
          relaxed: { ...query, [name]: wider },
        },
      ];
    }),
  );
}

const energyName = (name: string | null | undefined) => (name ?? '').replace('_PLUS', '+').slice(0, 2);

/** All that a near miss of a list may say about a property. */
export function expectedMisses(
  property: Property,
  query: Query,
  facts: {
    /** The public position. */
    readonly point: Point | undefined;
    readonly middleOf: (city: string) => Point | undefined;
    readonly parts: readonly { readonly label: string; readonly rest: string }[];
    readonly stationPoint: Point | undefined;
  },
): ExpectedMiss[] {
  const { point } = facts;
  const misses = boundMisses(property, query);
  for (const key of filterFeatureKeys) {
    if (!query[key]) continue;
    const without = { ...query, [key]: undefined };
    misses.push({ says: exactly(`${filterFeatures[key]} nicht genannt`), relaxed: without });
    for (const other of ['balcony', 'terrace', 'garden'] as const)
      misses.push({
        says: exactly(`${filterFeatures[key]} nicht genannt, aber ${filterFeatures[other]}`),
        relaxed: { ...without, [other]: '1' },
      });
  }
  const own = energyName(property.energy_efficiency_class);
  const ranks: readonly string[] = [...energyLimits, 'G', 'H'];
  if (query.energy && ranks.indexOf(own) > ranks.indexOf(query.energy))
    misses.push({ says: exactly(`Energieklasse ${own}`), relaxed: { ...query, energy: undefined } });
  const [, day = '', month = '', year = ''] =
    /(\d\d)\.(\d\d)\.(\d{4})/.exec(
      (property.free_from ?? '').replace(/(\d{4})-(\d\d)-(\d\d).*/, '$3.$2.$1'),
    ) ?? [];
  if (query.free_by && `${year}-${month}` > query.free_by)
    misses.push({
      says: exactly(`Frei ab ${day}.${month}.${year}`),
      relaxed: { ...query, free_by: undefined },
    });
  if (query.without_reserved && property.property_status_id === 170_242)
    misses.push({ says: exactly('Reserviert'), relaxed: { ...query, without_reserved: undefined } });
  if (query.within && point)
    misses.push({
      says: saysDistance(metresFromArea(query.within, point), 'außerhalb'),
      relaxed: { ...query, within: undefined },
    });
  if (query.city && point) {
    const districts = query.city.split(' oder ').map((name) => metresFromDistrict(name, point));
    const middle = facts.middleOf(query.city);
    const far = districts.every((one) => one !== undefined)
      ? Math.min(...districts)
      : middle && metres(middle, point);
    const relaxed = { ...query, city: undefined };
    const place = `In ${placeOf(property)}`;
    // A hidden address is blurred, so that the point may lie in the place of the search.
    const isInside = query.city.includes(districtOf(point) ?? '-');
    const says = (text: string) =>
      isInside ? text === place : text.startsWith(`${place}, `) && saysDistance(far ?? NaN, 'entfernt')(text);
    misses.push({ says, relaxed });
  }
  for (const { label, rest } of facts.parts) {
    const relaxed = { ...query, q: rest || undefined };
    const said = label.startsWith('ohne ') ? [`Mit ${label.slice(5)}`] : [`„${label}“ nicht genannt`];
    misses.push({
      says: (text) => [...said, `„${label}“ trifft nicht zu`].includes(text),
      relaxed,
    });
    if (facts.stationPoint && point && label.endsWith(', bis 600 m'))
      misses.push({ says: saysDistance(metres(facts.stationPoint, point), 'entfernt'), relaxed });
  }
  return misses;
}
