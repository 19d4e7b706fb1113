import type { QueryClient } from '@tanstack/react-query';
import type { PropertyCard } from '../../shared/api/types.ts';

const isCardOf = (id: number, item: unknown): item is PropertyCard =>
  typeof item === 'object' && item !== null && 'amenities' in item && 'id' in item && item.id === id;

/** The card of a property from the cached property lists; undefined if no cached list contains it. */
export const cachedCard = (queryClient: QueryClient, id: number): PropertyCard | undefined =>
  queryClient
    .getQueriesData<{ items?: readonly unknown[] }>({
      predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/properties'),
    })
    .flatMap(([, list]) => list?.items ?? [])
    .find((item) => isCardOf(id, item));
