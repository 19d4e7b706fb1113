import type { PropertyCard } from '../../../../shared/api/types.ts';
import { keptCardsAddress } from './kept-cache.ts';

/** What is kept of a property: the fields of its card, without texts and further images. */
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
} satisfies Record<keyof PropertyCard, true>;
/** Names the release's fields, because a newer card cannot show what an older release has kept. */
const shape = Object.keys(cardFields).join();

/** The favourites as they were loaded last. */
export interface KeptCards {
  cards: readonly PropertyCard[];
  /** When the oldest of them was loaded, in milliseconds. */
  loadedAt: number;
}

const mostCards = 50;
const mostCharacters = 200_000;

function keptFields(card: PropertyCard): PropertyCard {
  const kept = { ...card };
  for (const key of Object.keys(kept)) if (!(key in cardFields)) Reflect.deleteProperty(kept, key);
  return kept;
}

/** As many of the first cards as the bounds allow. */
export function boundedCards(cards: readonly PropertyCard[]): PropertyCard[] {
  const kept: PropertyCard[] = [];
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

/** Null if nothing is kept, or only what another release understands. */
export async function readCards(cache: Cache): Promise<KeptCards | null> {
  const answer = await cache.match(keptCardsAddress);
  const kept = (await answer?.json()) as (KeptCards & { shape: string }) | undefined;
  return kept?.shape === shape ? { cards: kept.cards, loadedAt: kept.loadedAt } : null;
}
