import { findAmenities } from '@estate/domain/property/find-amenities';
import { missingEnergyData } from '@estate/domain/property/energy-certificate';
import { floorArea } from '@estate/domain/property/main-area';
import { freeFromDay } from '@estate/domain/property/free-from';
import { grossYield } from '@estate/domain/property/income';
import { amountOf, isPriceOnRequest, warmRent } from '@estate/domain/property/price';
import { type PropertyUpsert } from '@estate/contracts/catalog/property';
import { type PublicImage } from '@estate/contracts/catalog/public-property';
import { coverImage } from '@estate/domain/property/property-images';
import { offerState, offerStates } from '@estate/domain/property/offer-state';
import { isRent, listedStatusIds } from '@estate/contracts/values';
import { featuresOf, type Feature } from '@estate/domain/search/features';
import { searchText, searchWords } from './search-words.ts';
import { foldText, sortKey } from '@estate/server-kit/text/fold-text';
import { foldSearch } from '@estate/domain/search/fold';
import { districtOf, placeNames } from './place-names.ts';
import { publicImages } from './public-images.ts';
import { publicTitle } from './publicity.ts';

/** Derived fields by which lists are filtered and sorted, or which they show. Computed when a property is stored. */
export interface ListingFields {
  /** Normalised words for the visitors' search, with a blank before and after each; from public fields only. */
  words: string;
  /** Normalised facts and notes for the visitors' search; a place is not searched here. */
  text: string;
  /** The features, e.g. a balcony, by which visitors can search. */
  features: Feature[];
  /** Normalised words for the staff's search: title, internal name, numbers, address and broker. */
  staff_words: string;
  city: string;
  /** The names by which the filter finds the property's place, see place-names.ts. */
  places: string[];
  /** The position of the property's status in the default order of the listing page. */
  status_rank: number;
  /** The position of the offer's state (available, reserved, sold, …) in the order `available_first`. */
  state_rank: number;
  /** The price or rent; null if it is unknown or shown as 'Preis auf Anfrage'. */
  amount: number | null;
  /** `amount`, or a very high number if it is null, so that unknown amounts come last in ascending order. */
  amount_asc: number;
  /** Lists sorted by price are first sorted by this field, so that rents and purchase prices are not mixed. */
  is_rent: boolean;
  /** The floor area, which the area filter compares except for plots; null if unknown. */
  area: number | null;
  /** The rent with all additional costs; null if it is unknown or not public. */
  warm_rent: number | null;
  /** `warm_rent`, or a very high number if it is null. */
  warm_rent_asc: number;
  /** The gross yield in percent (`grossYield`). */
  gross_yield: number | null;
  /** The day from which the property is free (`freeFromDay`); null if it is sold or let. */
  free_day: string | null;
  amenities: string[];
  /** The image of cards as visitors see it. */
  cover: Omit<PublicImage, 'access_key'> | null;
  image_count: number;
  updated_time: Date | null;
  /**
   * The staff table is sorted by these fields. In contrast to `amount`, `staff_amount` is set for a price on request.
   */
  title_key: string;
  city_key: string;
  staff_amount: number | null;
  is_energy_incomplete: boolean;
}

/** A house number with a letter in both spellings, `12a 12 a`, so that a search with either finds it. */
const bothSpellings = (houseNumber: string | null | undefined) =>
  (houseNumber ?? '').replace(/(\d)\s*([a-z])\b/gi, '$1$2 $1 $2');

/**
 * The words of the staff's search. In contrast to visitors, staff also search by hidden addresses and internal names.
 */
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

/**
 * Computes the fields of `listing`. They do not depend on `website_status`, because staff change it independently, and
 * lists contain only properties with the status 'aktiv'.
 */
export function listingFields(record: Omit<PropertyUpsert, 'website_status'>): ListingFields {
  const { title, name, city, images } = record;
  const listed = { ...record, website_status: 'aktiv' };
  const amount = isPriceOnRequest(listed) ? null : amountOf(record);
  const rent = warmRent(listed);
  const statusRank = listedStatusIds.indexOf(record.property_status_id);
  const state = offerState({ ...record, title: publicTitle(record) });
  return {
    words: searchWords(record),
    text: searchText(record),
    features: featuresOf(record),
    staff_words: staffWords(record),
    city: foldText(city ?? ''),
    places: placeNames(record),
    status_rank: statusRank < 0 ? listedStatusIds.length : statusRank,
    state_rank: offerStates.indexOf(state),
    amount,
    is_rent: isRent(record),
    amount_asc: amount ?? Number.MAX_SAFE_INTEGER,
    area: floorArea(record)?.value ?? null,
    warm_rent: rent,
    warm_rent_asc: rent ?? Number.MAX_SAFE_INTEGER,
    gross_yield: grossYield(listed),
    free_day: state === 'closed' ? null : freeFromDay(record.free_from),
    amenities: findAmenities(record.furnishing_note),
    cover: coverImage(publicImages(images, record)) ?? null,
    image_count: images.length,
    updated_time: timeOf(record.updated_at),
    title_key: sortKey(title ?? name ?? ''),
    city_key: sortKey(city ?? ''),
    staff_amount: amountOf(record),
    is_energy_incomplete: missingEnergyData(record).length > 0,
  };
}
