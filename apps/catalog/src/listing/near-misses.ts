import { type NearMisses, type PropertyQuery } from '@estate/contracts/catalog/listing';
import { townNamed } from '@estate/domain/geo/towns';
import { foldSearch } from '@estate/domain/search/fold';
import { canonicalQuery, isFiltered } from '@estate/domain/search/listing-filter';
import {
  boxAround,
  formatMapArea,
  MapAreaFault,
  mapAreaLimits,
  metresBetween,
  metresOutside,
  parseMapArea,
} from '@estate/domain/search/map-area';
import { mapAreaLabels } from '@estate/domain/search/map-area-text';
import { readSearch } from '@estate/domain/search/read-search';
import { withoutPart } from '@estate/domain/search/search-reader';
import { nearStation, stationNamed } from '@estate/domain/search/station-words';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { propertyModel, type PropertyModel } from '../property/property.schema.ts';
import { cardProjection, toCard } from '../property/public-property.ts';
import { areaOfDistricts, knownDistrict } from '../valuation/districts/districts.ts';
import { citiesOf, type PropertyFilter } from './listing-query.ts';
import { ListingService } from './listing.service.ts';
import {
  labelOf,
  type Miss,
  type NearMissCondition,
  nearMissConditions,
  nearMissFields,
  type NearMissSource,
  placeCondition,
  textConditions,
  type WantedPlace,
} from './near-miss-conditions.ts';

/** Number of conditions that are tried; each needs up to three queries. */
const maxConditions = 12;
const maxItems = 6;
/** Number of properties around a place whose distance is calculated. */
const maxAround = 200;
/** Radii in metres around a place, and around a town without offers or in place of a smaller radius. */
const widerRadii = {
  place: [2_000, 5_000, 10_000, 20_000],
  far: [5_000, 10_000, 20_000, 50_000],
};

/** Metres around a town without offers in which properties are near. */
const aroundTown = 35_000;

interface Found {
  readonly near: readonly { readonly property: NearMissSource; readonly miss: Miss }[];
  readonly wider: NearMisses['wider'];
}

/** What a list with few hits would show with one condition less or wider. */
@Injectable()
export class NearMissesService {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly listings: ListingService,
  ) {}

  async find({ page: _page, page_size: _size, ...request }: PropertyQuery): Promise<NearMisses> {
    const whole = await this.listings.match({ ...request, page: 1, page_size: 1 });
    const query = { ...request, q: whole.text, page: 1, page_size: 1 };
    const place = await this.wantedPlace(query);
    const conditions = [
      ...nearMissConditions(query),
      ...(place ? [placeCondition(place)] : []),
      ...(whole.text === undefined
        ? []
        : textConditions(query, whole.text).filter(({ without }) => !place || without.q !== place.without.q)),
    ].slice(0, maxConditions);
    const [found, radius, kinds] = await Promise.all([
      Promise.all(conditions.map((condition) => this.nearOf(condition, whole))),
      place ? this.firstRadius(place, whole.total) : [],
      Promise.all(kindConditions(query).map((condition) => this.without(condition, whole.total))),
    ]);
    const near = found.flatMap((one) => one.near).toSorted((a, b) => a.miss.size - b.miss.size);
    const byId = new Map(near.toReversed().map((one) => [one.property._id, one]));
    return {
      items: near
        .filter((one) => byId.get(one.property._id) === one)
        .slice(0, maxItems)
        .map(({ property, miss }) => ({ property: toCard(property), miss: miss.text })),
      wider: [...radius, ...found.flatMap(({ wider }) => wider), ...kinds.flat()],
    };
  }

  private async nearOf(
    condition: NearMissCondition,
    whole: { readonly filter: PropertyFilter; readonly total: number },
  ): Promise<Found> {
    const isAlone = !isFiltered(condition.without);
    const hasNear = condition.widenTo !== undefined || condition.isPlace || !isAlone;
    const filter = await this.listings.filterOf(condition.wide ?? condition.without);
    const candidates = hasNear
      ? await this.properties
          .find({ $and: [filter, ...(condition.near ? [condition.near] : []), { $nor: [whole.filter] }] }, [
            ...cardProjection,
            ...nearMissFields,
          ])
          .sort(condition.order)
          .limit(condition.isPlace ? maxAround : maxItems)
          .lean<NearMissSource[]>()
      : [];
    const near = candidates.flatMap((property) => {
      const miss = condition.missOf(property);
      return miss ? [{ property, miss }] : [];
    });
    const widened = candidates[0] && condition.widenTo?.(candidates[0]);
    const wider = widened ? this.suggestion(widened, whole.total) : this.without(condition, whole.total);
    return { near, wider: await wider };
  }

  /** The list without a condition; none if the condition is its only one. */
  private async without(
    { label, without }: Pick<NearMissCondition, 'label' | 'without'>,
    total: number,
  ): Promise<NearMisses['wider']> {
    if (!isFiltered(without)) return [];
    return this.suggestion({ label: `Ohne „${label}“`, query: without }, total);
  }

  /** The suggestion with its number of hits; none if it has no more than the list. */
  private async suggestion(
    { label, query }: { readonly label: string; readonly query: PropertyQuery },
    total: number,
  ): Promise<NearMisses['wider']> {
    const hits = await this.properties.countDocuments(await this.listings.filterOf(query));
    const { page: _page, page_size: _size, ...filter } = query;
    return hits > total ? [{ label, query: canonicalQuery(filter), total: hits }] : [];
  }

  /** The smallest circle around the place with more hits. */
  private async firstRadius(place: WantedPlace, total: number): Promise<NearMisses['wider']> {
    const { circle } = place;
    if (!circle) return [];
    const radii = widerRadii[place.isNamed && place.nearMetres === undefined ? 'place' : 'far'];
    for (const metres of radii.filter((radius) => radius > circle.metres)) {
      const within = formatMapArea({ ...circle, kind: 'circle', metres });
      const { label } = mapAreaLabels(within);
      const [found] = await this.suggestion({ label, query: { ...place.without, within } }, total);
      if (found) return [found];
    }
    return [];
  }

  /** The place or area of the list; undefined for the whole list, for a list abroad and for an unknown place. */
  private async wantedPlace(query: PropertyQuery): Promise<WantedPlace | undefined> {
    const { city, within, abroad } = query;
    if (abroad) return undefined;
    if (within !== undefined) {
      const area = parseMapArea(within);
      if (area instanceof MapAreaFault) return undefined;
      return {
        label: labelOf(query, 'within'),
        without: { ...query, within: undefined },
        metresFrom: (point) => metresOutside(area, point),
        box: boxAround(area),
        isNamed: false,
        isRough: false,
        ...(area.kind === 'circle' ? { circle: area } : {}),
      };
    }
    if (!city) return stationPlace(query);
    const place = { label: city, without: { ...query, city: undefined }, isNamed: true };
    const names = citiesOf(city);
    const districts = names.flatMap((name) => knownDistrict(name) ?? []);
    if (districts.length === names.length) {
      const { metresFrom, box } = areaOfDistricts(districts);
      const centre = { lng: (box.west + box.east) / 2, lat: (box.south + box.north) / 2 };
      const metres = metresBetween({ lng: box.west, lat: box.south }, centre);
      return {
        ...place,
        metresFrom,
        box,
        isRough: false,
        ...(districts.length === 1 ? { circle: { ...centre, metres, place: districts[0] } } : {}),
      };
    }
    const middle = await this.listings.middleOf(city);
    const centre = middle ?? townNamed(foldSearch(city));
    if (!centre) return undefined;
    const { lng, lat } = centre;
    const circle = { lng, lat, metres: mapAreaLimits.metres[0], place: city };
    return {
      ...place,
      metresFrom: (point) => metresBetween(centre, point),
      box: boxAround({ ...circle, kind: 'circle' }),
      isRough: true,
      // A town without offers leads to the next ones that have some.
      ...(middle ? {} : { nearMetres: aroundTown }),
      circle,
    };
  }
}

/** The station that the search text names, if it names one. */
function stationPlace(query: PropertyQuery): WantedPlace | undefined {
  const { parts } = readSearch(query.q ?? '');
  for (const part of parts) {
    const station = part.word === undefined ? undefined : stationNamed(part.word);
    if (!station) continue;
    const circle = { ...station.point, metres: nearStation, place: station.name };
    return {
      label: part.label,
      without: { ...query, q: withoutPart(query.q ?? '', part) || undefined },
      metresFrom: (point) => metresBetween(station.point, point),
      box: boxAround({ ...circle, kind: 'circle' }),
      isNamed: true,
      isRough: false,
      circle,
    };
  }
  return undefined;
}

/** What is dropped without near misses, because a house is none for a flat. */
const kindConditions = (query: PropertyQuery): Pick<NearMissCondition, 'label' | 'without'>[] =>
  query.type ? [{ label: labelOf(query, 'type'), without: { ...query, type: undefined } }] : [];
