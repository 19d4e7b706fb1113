import { germanNumber } from '../text/german-number.ts';
import { dealVerbs, type ObjectKind, objectKindLabels, priceUnit } from '../property/vocabulary.ts';
import { monthText } from '../text/month-text.ts';
import { filterFeatureKeys, filterFeatures } from './filter-values.ts';
import type { ListingFilter } from './listing-filter.ts';
import { mapAreaLabels } from './map-area-text.ts';
import { placePhrase } from './place-phrase.ts';
import { describeRange } from './search-summary.ts';

/** A condition of the list with its German label, and the fields of the filter that it consists of. */
export interface FilterCondition {
  readonly label: string;
  readonly fields: readonly (keyof ListingFilter)[];
}

const yearsText = (min: number | undefined, max: number | undefined): string =>
  max === undefined ? `ab ${min}` : min === undefined ? `bis ${max}` : `${min} bis ${max}`;

/**
 * The conditions of a filter in the order of its fields, without those of the search text, which the server
 * interprets.
 */
export function filterConditions(filter: ListingFilter): FilterCondition[] {
  const {
    deal,
    type,
    city,
    rooms_min,
    rooms_max,
    bedrooms_min,
    area_min,
    area_max,
    price_min,
    price_max,
    built_min,
    built_max,
    warm_max,
    yield_min,
    free_by,
    energy,
    within,
  } = filter;
  const price = describeRange(price_min, price_max, priceUnit(deal ?? 'buy'));
  const years = built_min === undefined && built_max === undefined ? null : yearsText(built_min, built_max);
  const conditions: [string | null | undefined, ...(keyof ListingFilter)[]][] = [
    // Removing the deal also removes the price, which is ambiguous without a deal.
    [deal && dealVerbs[deal], 'deal', 'price_min', 'price_max'],
    [type && objectKindLabels[type], 'type'],
    [city, 'city'],
    [within && mapAreaLabels(within).label, 'within'],
    [describeRange(rooms_min, rooms_max, 'Zimmer'), 'rooms_min', 'rooms_max'],
    [describeRange(bedrooms_min, undefined, 'Schlafzimmer'), 'bedrooms_min'],
    [describeRange(area_min, area_max, 'm²'), 'area_min', 'area_max'],
    [price, 'price_min', 'price_max'],
    [describeRange(undefined, warm_max, '€ warm'), 'warm_max'],
    [describeRange(yield_min, undefined, '% Rendite'), 'yield_min'],
    [free_by && `frei bis ${monthText(free_by)}`, 'free_by'],
    [years && `Baujahr ${years}`, 'built_min', 'built_max'],
    [energy && (energy === 'A+' ? 'Energieklasse A+' : `Energieklasse ${energy} oder besser`), 'energy'],
    ...filterFeatureKeys.map((key): [string | undefined, keyof ListingFilter] => [
      filter[key] && filterFeatures[key],
      key,
    ]),
    [filter.without_reserved && 'ohne reservierte', 'without_reserved'],
  ];
  return conditions.flatMap(([label, ...fields]) => (label ? [{ label, fields }] : []));
}

type Noun = readonly [singular: string, plural: string];

const nouns: Readonly<Record<ObjectKind, Noun>> = {
  apartment: ['Wohnung', 'Wohnungen'],
  house: ['Haus', 'Häuser'],
  commercial: ['Gewerbeimmobilie', 'Gewerbeimmobilien'],
  plot: ['Grundstück', 'Grundstücke'],
};

const nounsAbroad: Readonly<Record<ObjectKind, Noun>> = {
  ...nouns,
  apartment: ['Ferienwohnung', 'Ferienwohnungen'],
  house: ['Ferienhaus', 'Ferienhäuser'],
};

function nounOf({ type, abroad }: ListingFilter): Noun {
  if (type) return (abroad ? nounsAbroad : nouns)[type];
  return abroad ? ['Ferienimmobilie', 'Ferienimmobilien'] : ['Immobilie', 'Immobilien'];
}

/** `mit 3 bis 4 Zimmern`, `mit mindestens 3 Zimmern`; null without a number of rooms. */
function roomsPhrase({ rooms_min: min, rooms_max: max }: ListingFilter): string | null {
  if (min === undefined && max === undefined) return null;
  const text = (rooms = 0) => germanNumber(rooms, { max: 1 });
  const rooms = (max ?? min) === 1 ? 'Zimmer' : 'Zimmern';
  if (max === undefined) return `mit mindestens ${text(min)} ${rooms}`;
  if (min === undefined) return `mit höchstens ${text(max)} ${rooms}`;
  return `mit ${min === max ? text(min) : `${text(min)} bis ${text(max)}`} ${rooms}`;
}

/**
 * Heading of a filtered list: '19 Wohnungen zum Kauf in Hamburg', '7 Ferienimmobilien auf Mallorca', without a count
 * 'Wohnungen zum Kauf mit 3 bis 4 Zimmern in Winterhude oder Eppendorf'. An area of the map is only mentioned without a
 * place, because both would read like two places. A place without hits is not mentioned, because anybody can write words
 * of their own into an address.
 */
export function filterTitle(filter: ListingFilter, count: number | null): string {
  const { deal, city, within } = filter;
  const [singular, plural] = nounOf(filter);
  return [
    count === null ? null : germanNumber(count, { max: 0 }),
    count === 1 ? singular : plural,
    deal && (deal === 'buy' ? 'zum Kauf' : 'zur Miete'),
    roomsPhrase(filter),
    city ? count !== 0 && placePhrase(city) : within && mapAreaLabels(within).inHeading,
  ]
    .filter(Boolean)
    .join(' ');
}
