import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnreachable, unreachable } from '../../../shared/api/problem.ts';
import type { ComparedProperty } from '../../../shared/api/types.ts';
import { comparedQuery } from '../../api/queries.ts';
import type { KeptCards } from './kept/kept-cards.ts';
import { type KeptFavourites, useKeptFavourites } from './kept/use-kept-favourites.ts';

export interface Compared {
  /** In the order of the ids. */
  cards: readonly ComparedProperty[];
  /** Ids of properties that are no longer public. */
  goneIds: readonly number[];
  isPending: boolean;
  /** When the cards were loaded, in milliseconds. */
  loadedAt: number;
  /** True if the server has answered for all of the ids. */
  isComplete: boolean;
  /** True if cards of this browser are shown that the server could not confirm. */
  isCutOff: boolean;
  /** Properties without a card, because they could neither be loaded nor are kept. */
  absentCount: number;
  pictures: KeptFavourites['pictures'] | null;
  error: Error | null;
  /** Null while the call waits for the network and goes on by itself. */
  retry: (() => void) | null;
}

/** The cards of these ids among those that were loaded or kept, and the ids without one. */
function sorted(ids: readonly number[], source: KeptCards | null | undefined) {
  const known = new Map(source?.cards.map((card) => [card.id, card]));
  return {
    cards: ids.flatMap((id) => known.get(id) ?? []),
    missing: ids.filter((id) => !known.has(id)),
  };
}

/**
 * Loads the properties of a list again, because page, price and status may have changed since. Only where the server cannot
 * be reached, the kept cards take their place.
 */
export function useCompared(ids: readonly number[]): Compared {
  const answer = useQuery({
    ...comparedQuery(ids),
    enabled: ids.length > 0,
    // What stays on the list stays in view while a changed list is loaded.
    placeholderData: keepPreviousData,
  });
  const { data, error, failureReason, fetchStatus, isError, isPlaceholderData, refetch } = answer;
  const isUnanswered = fetchStatus === 'paused' || isUnreachable(failureReason);
  const kept = useKeptFavourites(isUnanswered && !data);
  const source = data ?? (isUnanswered ? kept : null);
  const { cards, missing } = useMemo(() => sorted(ids, source), [ids, source]);
  const isComplete = data !== undefined && !isPlaceholderData;
  const isOpening = isUnanswered && !data && kept === undefined;
  const refused = isUnreachable(error) ? null : error;
  const isLost = isUnanswered && !isOpening && cards.length === 0 && missing.length > 0;
  return {
    cards,
    goneIds: isComplete ? missing : [],
    isPending: !isComplete && missing.length > 0 && (isOpening || !(isUnanswered || isError)),
    loadedAt: source?.loadedAt ?? 0,
    isComplete,
    isCutOff: isUnanswered && cards.length > 0,
    absentCount: isUnanswered ? missing.length : 0,
    pictures: data ? null : (kept?.pictures ?? null),
    error: refused ?? (isLost ? unreachable() : null),
    retry: isError ? () => void refetch() : null,
  };
}
