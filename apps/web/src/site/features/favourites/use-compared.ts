import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isUnreachable, unreachable } from '../../../shared/api/problem.ts';
import type { ComparedProperty } from '../../../shared/api/types.ts';
import { comparedQuery } from '../../api/queries.ts';
import type { OfflineCards } from './offline/offline-cards.ts';
import { type OfflineFavourites, useOfflineFavourites } from './offline/use-offline-favourites.ts';

export interface ComparisonData {
  cards: readonly ComparedProperty[];
  goneIds: readonly number[];
  isPending: boolean;
  /** When the cards were loaded, in ms since the epoch. */
  loadedAt: number;
  /** True if the server's response covers all ids. */
  isComplete: boolean;
  /** True if the server is unreachable and the cards are from an earlier response or from the offline copy. */
  isCutOff: boolean;
  /** Number of properties without a card, because the server is unreachable and the offline copy lacks them. */
  absentCount: number;
  pictures: OfflineFavourites['pictures'] | null;
  error: Error | null;
  /** Repeats a failed request, otherwise null. A request that is paused offline continues by itself. */
  retry: (() => void) | null;
}

/** Looks the ids up in a response or in the offline copy: their cards, and the ids without a card. */
function lookUp(ids: readonly number[], source: OfflineCards | null | undefined) {
  const known = new Map(source?.cards.map((card) => [card.id, card]));
  return {
    cards: ids.flatMap((id) => known.get(id) ?? []),
    missing: ids.filter((id) => !known.has(id)),
  };
}

/**
 * Loads the current data of the properties with these ids. The offline copy is used only if the server is unreachable,
 * because price and status may have changed since it was stored.
 */
export function useCompared(ids: readonly number[]): ComparisonData {
  const query = useQuery({
    ...comparedQuery(ids),
    enabled: ids.length > 0,
    // The cards of the previous list stay visible while a changed list is loaded.
    placeholderData: keepPreviousData,
  });
  const { data, error, failureReason, fetchStatus, isError, isPlaceholderData, refetch } = query;
  const [wasCutOff, setWasCutOff] = useState(false);
  // A repeated request has no failure yet; until it has a result, the cards of the offline copy stay.
  const isRepeated = wasCutOff && fetchStatus === 'fetching' && failureReason === null;
  const isServerUnreachable = fetchStatus === 'paused' || isUnreachable(failureReason) || isRepeated;
  const copy = useOfflineFavourites(isServerUnreachable && !data);
  const source = data ?? (isServerUnreachable ? copy : null);
  const { cards, missing } = useMemo(() => lookUp(ids, source), [ids, source]);
  const isCutOff = isServerUnreachable && cards.length > 0;
  if (isCutOff !== wasCutOff) setWasCutOff(isCutOff);
  const isComplete = data !== undefined && !isPlaceholderData;
  const isReadingCopy = isServerUnreachable && !data && copy === undefined;
  const serverError = isUnreachable(error) ? null : error;
  const isUnavailable = isServerUnreachable && !isReadingCopy && cards.length === 0 && missing.length > 0;
  return {
    cards,
    goneIds: isComplete ? missing : [],
    isPending: !isComplete && missing.length > 0 && (isReadingCopy || !(isServerUnreachable || isError)),
    loadedAt: source?.loadedAt ?? 0,
    isComplete,
    isCutOff,
    absentCount: isServerUnreachable ? missing.length : 0,
    pictures: data ? null : (copy?.pictures ?? null),
    error: serverError ?? (isUnavailable ? unreachable() : null),
    retry: isError ? () => void refetch() : null,
  };
}
