import type { QueryClient } from '@tanstack/react-query';
import type { PropertyCard } from '../../shared/api/types.ts';

const isCardOf = (id: number, item: unknown): item is PropertyCard =>
  typeof item === 'object' && item !== null && 'amenities' in item && 'id' in item && item.id === id;

/** What a list that was shown lately says of a property; undefined if none has it. */
export const knownCard = (queryClient: QueryClient, id: number): PropertyCard | undefined =>
  queryClient
    .getQueriesData<{ items?: readonly unknown[] }>({
      predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/properties'),
    })
    .flatMap(([, list]) => list?.items ?? [])
    .find((item) => isCardOf(id, item));
