import { findAmenities } from '@estate/domain/property/amenities';
import { coverImage } from '@estate/domain/property/property-images';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isMissing, isUnreachable, unreachable } from '../../../shared/api/problem.ts';
import { propertyQuery } from '../../api/queries.ts';
import type { PropertyCard, PublicProperty } from '../../../shared/api/types.ts';
import { type KeptFavourites, useKeptFavourites } from './kept/use-kept-favourites.ts';

/** The card of a fully loaded property. */
export const cardOf = (property: PublicProperty): PropertyCard => ({
  ...property,
  amenities: findAmenities(property.furnishing_note),
  image: coverImage(property.images) ?? null,
});

type Answer = UseQueryResult<PublicProperty>;

/** 'cut-off': the call fails, or waits, because the server cannot be reached. */
type State = 'loaded' | 'pending' | 'gone' | 'cut-off' | 'failed';

function stateOf({ error, isPending, fetchStatus, failureReason }: Answer): State {
  if (fetchStatus === 'paused' || isUnreachable(failureReason)) return 'cut-off';
  if (isMissing(error)) return 'gone';
  if (error) return 'failed';
  return isPending ? 'pending' : 'loaded';
}

interface Marked {
  id: number;
  state: State;
  card: PropertyCard | null;
  /** When the card was loaded, in milliseconds. */
  loadedAt: number;
}

interface Loaded {
  marked: readonly Marked[];
  /** A refusal by the server. */
  error: Error | null;
  /** Null while every call waits for the network and goes on by itself. */
  retry: (() => void) | null;
}

function join(ids: readonly number[], answers: readonly Answer[]): Loaded {
  const failed = answers.filter(({ error }) => error !== null && !isMissing(error));
  return {
    marked: answers.flatMap((answer, index) => {
      const card = answer.data ? cardOf(answer.data) : null;
      const id = ids[index];
      return id === undefined ? [] : [{ id, state: stateOf(answer), card, loadedAt: answer.dataUpdatedAt }];
    }),
    error: failed.find(({ error }) => !isUnreachable(error))?.error ?? null,
    retry: failed.length > 0 ? () => failed.forEach((answer) => void answer.refetch()) : null,
  };
}

/** Puts kept cards in place of those that do not come; a kept one stays while the server is asked once more. */
function withKept(marked: readonly Marked[], kept: KeptFavourites | null | undefined): Marked[] {
  const cards = new Map(kept?.cards.map((card) => [card.id, card]));
  return marked.map((one) => {
    const card = one.state === 'pending' || one.state === 'cut-off' ? cards.get(one.id) : undefined;
    if (one.card || !card || !kept) return one;
    return { ...one, card, state: 'cut-off', loadedAt: kept.loadedAt };
  });
}

export interface FavouriteCards {
  cards: readonly PropertyCard[];
  /** Ids of marked properties that are no longer public. */
  goneIds: readonly number[];
  isPending: boolean;
  /** When the oldest card was loaded, in milliseconds. */
  loadedAt: number;
  /** True if every card is from the server, and none is awaited. */
  isComplete: boolean;
  /** True if cards are shown of which the server could not say whether they still hold. */
  isCutOff: boolean;
  /** Marked properties without a card, because they could neither be loaded nor are kept. */
  absentCount: number;
  pictures: KeptFavourites['pictures'] | null;
  error: Error | null;
  retry: (() => void) | null;
}

function cardsOf(loaded: Loaded, kept: KeptFavourites | null | undefined): FavouriteCards {
  const marked = withKept(loaded.marked, kept);
  const shown = marked.filter(({ card }) => card !== null);
  const cutOff = marked.filter(({ state }) => state === 'cut-off');
  const absent = cutOff.filter(({ card }) => card === null);
  const isOpening = absent.length > 0 && kept === undefined;
  const isCutOff = cutOff.length > 0 && shown.length > 0;
  return {
    cards: shown.flatMap(({ card }) => card ?? []),
    goneIds: marked.filter(({ state }) => state === 'gone').map(({ id }) => id),
    isPending: isOpening || marked.some(({ state }) => state === 'pending'),
    loadedAt: Math.min(...(isCutOff ? cutOff : shown).filter(({ card }) => card).map((one) => one.loadedAt)),
    isComplete: marked.every(({ state }) => state === 'loaded' || state === 'gone'),
    isCutOff,
    absentCount: absent.length,
    pictures: cutOff.length > 0 ? (kept?.pictures ?? null) : null,
    error: loaded.error ?? (absent.length > 0 && shown.length === 0 && !isOpening ? unreachable() : null),
    retry: loaded.retry,
  };
}

/**
 * Loads the marked properties again, because page, price and status may have changed since. Only where the server cannot
 * be reached, the kept cards take their place.
 */
export function useFavouriteCards(ids: readonly number[]): FavouriteCards {
  const loaded = useQueries({
    queries: ids.map((id) => propertyQuery(id)),
    combine: (answers) => join(ids, answers),
  });
  const kept = useKeptFavourites(loaded.marked.some(({ state }) => state === 'cut-off'));
  const { marked, error, retry } = loaded;
  return useMemo(() => cardsOf({ marked, error, retry }, kept), [marked, error, retry, kept]);
}
