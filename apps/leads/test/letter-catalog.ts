import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import {
  ListLetterOffers,
  ListOffers,
  MatchSearches,
  type OfferState,
} from '@estate/contracts/catalog/search-matches';
import { SchedulePublication } from '@estate/contracts/catalog/staff-list';
import { problem } from '@estate/contracts/problem';
import { type z } from 'zod';
import { documentProperty } from './document-property.ts';
import { type LeadsUnderTest } from './leads-under-test.ts';

interface Property extends OfferState {
  readonly isHidden?: boolean;
  readonly publish_at?: string;
}
const letterOffer = ({ id, amount, state, isHidden, publish_at }: Property) => ({
  id,
  title: `Wohnung ${id}`,
  city: 'Hamburg',
  region: 'Winterhude',
  zip_code: '22303',
  country: 'DEU',
  price: amount,
  marketing_type: 'BUY',
  rs_type: 'APARTMENT',
  property_status_id: state === 'reserved' ? 170242 : 170241,
  website_status: isHidden ? 'inaktiv' : 'aktiv',
  number_of_rooms: 3,
  living_space: 84,
  amenities: [],
  image: {
    id: 'a',
    title: null,
    position: 0,
    is_floorplan: false,
    storage_path: `${id}/a.jpeg`,
    change_mark: 'm',
    access_key: 'geheimnis-geheim',
    origin: 'original',
  },
  imported_at: '2026-11-01T08:00:00.000Z',
  publish_at: publish_at ?? null,
});

/**
 * Has catalog answer for properties that a spec puts there, hidden ones only if they are asked for. A search finds the
 * ids that it names.
 */
export function answerLetterCatalog(catalog: LeadsUnderTest['catalog']) {
  const properties = new Map<number, Property>();
  const seen = (withHidden: boolean | undefined) =>
    [...properties.values()].filter(({ isHidden }) => withHidden || !isHidden);
  catalog.answer({
    [ListOffers.message]: () => ({
      items: seen(false).map(({ id, state, amount }) => ({ id, state, amount })),
    }),
    [MatchSearches.message]: ({ searches, ids, with_hidden }: z.input<typeof MatchSearches.input>) => ({
      matches: searches.map((search) =>
        seen(with_hidden).flatMap(({ id }) =>
          ids.includes(id) && search.slice(2).split('+').includes(String(id)) ? [id] : [],
        ),
      ),
    }),
    [ListLetterOffers.message]: ({ ids, with_hidden }: z.input<typeof ListLetterOffers.input>) => ({
      items: seen(with_hidden)
        .filter(({ id }) => ids.includes(id))
        .map(letterOffer),
    }),
    [GetDocumentProperty.message]: ({ id }: z.input<typeof GetDocumentProperty.input>) => {
      const found = properties.get(id);
      if (!found) return problem('property-not-found');
      const price = found.amount ?? undefined;
      return {
        property: documentProperty({ id, title: `Wohnung ${id}`, ...(price === undefined ? {} : { price }) }),
        is_public: !found.isHidden,
      };
    },
    [SchedulePublication.message]: ({ id, publish_at }: z.input<typeof SchedulePublication.input>) => {
      const stored = properties.get(id)!;
      properties.set(id, { publish_at, ...stored });
      return { publish_at: properties.get(id)?.publish_at };
    },
  });
  return {
    put: (id: number, fields: Partial<Property> = {}) => {
      properties.set(id, { id, state: 'available', amount: 500_000, ...fields });
    },
    clear: () => properties.clear(),
  };
}
