import { findAmenities } from '@estate/contracts/amenities';
import { coverImage } from '@estate/contracts/property-images';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { isMissing } from '../../api/problem.ts';
import { propertyQuery } from '../../api/queries.ts';
import type { PropertyCard, PublicProperty } from '../../api/types.ts';

/** The card of a fully loaded property. */
export const cardOf = (property: PublicProperty): PropertyCard => ({
  ...property,
  amenities: findAmenities(property.furnishing_note),
  image: coverImage(property.images) ?? null,
});

export interface FavouriteCards {
  cards: readonly PropertyCard[];
  /** Ids of marked properties that are no longer public. */
  goneIds: readonly number[];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

function join(ids: readonly number[], answers: readonly UseQueryResult<PublicProperty>[]): FavouriteCards {
  return {
    cards: answers.flatMap(({ data }) => (data ? [cardOf(data)] : [])),
    goneIds: ids.filter((_, index) => isMissing(answers[index]?.error)),
    isPending: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error !== null && !isMissing(error))?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.isError && !isMissing(answer.error)) void answer.refetch();
    },
  };
}

/** Loads the marked properties again, because page, price and status may have changed since. */
export function useFavouriteCards(ids: readonly number[]): FavouriteCards {
  return useQueries({
    queries: ids.map((id) => propertyQuery(id)),
    combine: (answers) => join(ids, answers),
  });
}
