import { pickSimilar, similarCount, similarQuestions } from '@estate/contracts/similar-listings';
import { useQuery } from '@tanstack/react-query';
import { holidaysQuery, listingQuery } from '../../api/queries.ts';
import type { PropertyCard, PublicProperty } from '../../api/types.ts';

/**
 * Up to three properties of the same kind to buy or to rent: from the same city first, then from anywhere. For a
 * property abroad, the other holiday homes. What came with the page is there at once; nothing is requested until `isWanted`.
 */
export function useSimilar(property: PublicProperty, isWanted: boolean): readonly PropertyCard[] {
  const { isAbroad, near: nearQuestion, anywhere: anywhereQuestion } = similarQuestions(property);
  const isHome = isWanted && !isAbroad;
  const holidays = useQuery({ ...holidaysQuery, enabled: isWanted && isAbroad });
  const near = useQuery({
    ...listingQuery(nearQuestion ?? anywhereQuestion, 1),
    enabled: isHome && nearQuestion !== undefined,
  });
  const isShort = near.isFetched && pickSimilar(property, near.data?.items).length < similarCount;
  const isFurther = nearQuestion === undefined || isShort;
  const anywhere = useQuery({ ...listingQuery(anywhereQuestion, 1), enabled: isHome && isFurther });

  if (isAbroad) return pickSimilar(property, holidays.data?.items);
  return isFurther && anywhere.isPending ? [] : pickSimilar(property, near.data?.items, anywhere.data?.items);
}
