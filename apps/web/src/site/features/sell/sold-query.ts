import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/client.ts';
import { bodyOf } from '../../../shared/api/problem.ts';

/** Sold properties, latest import first. The query key is the URL of the request (site/api/queries.ts). */
export const soldQuery = queryOptions({
  queryKey: ['/api/properties/sold'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/properties/sold', { signal })),
});
