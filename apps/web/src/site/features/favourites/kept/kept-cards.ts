import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { keptCardsAddress } from './kept-cache.ts';

/** The fields of a property in the offline copy: the ones of the comparison, without texts and further images. */
const cardFields = {
  id: true,
  title: true,
  city: true,
  region: true,
  zip_code: true,
  country: true,
  price: true,
  base_rent: true,
  currency: true,
  price_on_inquiry: true,
  marketing_type: true,
  rs_type: true,
  property_status_id: true,
  website_status: true,
  number_of_rooms: true,
  number_of_bed_rooms: true,
  number_of_bath_rooms: true,
  living_space: true,
  usable_floor_space: true,
  net_floor_space: true,
  plot_area: true,
  amenities: true,
  image: true,
  imported_at: true,
  first_public_at: true,
  street: true,
  house_number: true,
  rent_subsidy: true,
  service_charge: true,
  courtage: true,
  floor: true,
  construction_year: true,
  energy_efficiency_class: true,
  energy_efficiency_value: true,
  thermal_characteristic: true,
  energy_certificate_end_date: true,
} satisfies Record<keyof ComparedProperty, true>;
/**
 * Identifies the set of fields that this release stores. A copy with other fields is ignored, because its cards may
 * lack some.
 */
const shape = Object.keys(cardFields).join();

/** The cards of the favourites page as the server returned them last. */
export interface KeptCards {
  cards: readonly ComparedProperty[];
  /** When the oldest card was loaded, in ms since the epoch. */
  loadedAt: number;
}

const mostCards = 50;
const mostCharacters = 200_000;

function keptFields(card: ComparedProperty): ComparedProperty {
  const kept = { ...card };
  for (const key of Object.keys(kept)) if (!(key in cardFields)) Reflect.deleteProperty(kept, key);
  return kept;
}

/** The first cards, as many as both limits allow. */
export function boundedCards(cards: readonly ComparedProperty[]): ComparedProperty[] {
  const kept: ComparedProperty[] = [];
  let characters = 0;
  for (const card of cards.slice(0, mostCards).map(keptFields)) {
    characters += JSON.stringify(card).length;
    if (characters > mostCharacters) break;
    kept.push(card);
  }
  return kept;
}

export const writeCards = (cache: Cache, { cards, loadedAt }: KeptCards): Promise<void> =>
  cache.put(keptCardsAddress, Response.json({ shape, cards, loadedAt }));

/** Reads the offline copy. Null if there is none, or if a release with other fields wrote it. */
export async function readCards(cache: Cache): Promise<KeptCards | null> {
  const response = await cache.match(keptCardsAddress);
  const kept = (await response?.json()) as (KeptCards & { shape: string }) | undefined;
  return kept?.shape === shape ? { cards: kept.cards, loadedAt: kept.loadedAt } : null;
}
