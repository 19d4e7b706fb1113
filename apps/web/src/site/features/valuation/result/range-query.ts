import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/api/client.ts';
import { getQuery } from '../../../../shared/api/get-query.ts';
import { bodyOf } from '../../../../shared/api/problem.ts';
import type { Answer } from '../../../../shared/api/types.ts';
import type { Point } from '../funnel-state.ts';

export type StoredRange = Answer<'/api/price-ranges/{id}'>;

/** The answers about a home and its place, without street and number. */
export type HomeAnswers = StoredRange['home'];
/** `point` is where the home lies, if a map found it. */
export type RangeQuestion = { home: HomeAnswers; point?: Point };
export type Range = Extract<StoredRange['result'], { kind: 'range' }>;

/** A price range that was estimated before. It never changes. */
export const priceRangeQuery = (id: string) => getQuery('/api/price-ranges/{id}', { path: { id } });

/** Estimates a price range. The same answers get the same stored one. */
export function useEstimate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (question: RangeQuestion) => bodyOf(api.POST('/api/price-ranges', { body: question })),
    onSuccess: (stored) => queryClient.setQueryData(priceRangeQuery(stored.id).queryKey, stored),
  });
}
