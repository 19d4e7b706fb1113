import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';

/** Sold properties, latest import first. The query key is the API address (api/queries.ts). */
export const soldQuery = queryOptions({
  queryKey: ['/api/properties/sold'],
  queryFn: ({ signal }) => answered(api.GET('/api/properties/sold', { signal })),
});
