import { findAmenities } from '@estate/domain/property/amenities';
import { missingEnergyData } from '@estate/domain/property/energy-certificate';
import { floorArea } from '@estate/domain/property/main-area';
import { amountOf, isPriceOnRequest } from '@estate/domain/property/price';
import { type PropertyUpsert } from '@estate/contracts/catalog/property';
import { coverImage } from '@estate/domain/property/property-images';
import { offerState, offerStates } from '@estate/domain/property/offer-state';
import { isRent, listedStatusIds } from '@estate/contracts/values';
import { featuresOf, type Feature } from '@estate/domain/search/features';
import { searchWords } from './search-words.ts';
import { foldText, sortKey } from '@estate/server-kit/fold-text';
import { foldSearch } from '@estate/domain/search/fold';
import { type StoredImage } from './image-keys.ts';
import { districtOf, placeNames } from './place-names.ts';
import { publicImage } from './public-images.ts';
import { publicTitle } from './publicity.ts';

/** The fields that the lists filter, sort and show, derived from the record when it is stored. */
export interface ListingFields {
  /** Folded words for the visitors' search, separated and enclosed by blanks; from public fields only. */
  words: string;
  /** Features that the search can filter by, beyond words and numbers. */
  features: Feature[];
  /** The words of the staff's search, folded: the record's names, numbers, address and broker. */
  staff_words: string;
  city: string;
  /** The names that the filter of places compares, see place-names.ts. */
  places: string[];
  /** The position of the status among the groups of the listing page. */
  group: number;
  /** The position of the offer's state in the order `available_first`. */
  band: number;
  /** Null if the price reads 'Preis auf Anfrage'. */
  amount: number | null;
  /** The amount, with unknown amounts last in ascending order. */
  amount_upwards: number;
  /** The first key of an order by price, so that rents and purchase prices are not mixed. */
  is_rent: boolean;
  /** The area that the area filter compares, except for plots; null if unknown. */
  area: number | null;
  amenities: string[];
  cover: StoredImage | null;
  image_count: number;
  updated_time: Date | null;
  /** The staff table sorts by these; unknown amounts are null. */
  title_key: string;
  city_key: string;
  staff_amount: number | null;
  is_energy_incomplete: boolean;
}

/** Both spellings of a house number with a letter, `12a` and `12 a`, because people type either. */
const bothSpellings = (houseNumber: string | null | undefined) =>
  (houseNumber ?? '').replace(/(\d)\s*([a-z])\b/gi, '$1$2 $1 $2');

/** Staff also search hidden addresses and the agency's own name of a property. */
function staffWords(record: Omit<PropertyUpsert, 'website_status'>): string {
  const { id, title, name, zip_code, city, street, house_number, unit_id } = record;
  const { openimmo_firstname, openimmo_lastname, openimmo_email } = record;
  const address = [street, bothSpellings(house_number), zip_code, city, districtOf(record)];
  const broker = [openimmo_firstname, openimmo_lastname, openimmo_email];
  const texts = [title, name, ...address, ...broker, unit_id, String(id)];
  return ` ${foldSearch(texts.filter(Boolean).join(' '))} `;
}

const timeOf = (text: string | null | undefined) => {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
};

/** `website_status` is left out, because it changes independently and only 'aktiv' is ever listed. */
export function listingFields(record: Omit<PropertyUpsert, 'website_status'>): ListingFields {
  const { title, name, city, images } = record;
  const amount = isPriceOnRequest({ ...record, website_status: 'aktiv' }) ? null : amountOf(record);
  const group = listedStatusIds.indexOf(record.property_status_id);
  const band = offerStates.indexOf(offerState({ ...record, title: publicTitle(record) }));
  const cover = coverImage(images);
  return {
    words: searchWords(record),
    features: featuresOf(record),
    staff_words: staffWords(record),
    city: foldText(city ?? ''),
    places: placeNames(record),
    group: group < 0 ? listedStatusIds.length : group,
    band,
    amount,
    is_rent: isRent(record),
    amount_upwards: amount ?? Number.MAX_SAFE_INTEGER,
    area: floorArea(record)?.value ?? null,
    amenities: findAmenities(record.furnishing_note),
    cover: cover ? publicImage(cover, record) : null,
    image_count: images.length,
    updated_time: timeOf(record.updated_at),
    title_key: sortKey(title ?? name ?? ''),
    city_key: sortKey(city ?? ''),
    staff_amount: amountOf(record),
    is_energy_incomplete: missingEnergyData(record).length > 0,
  };
}
