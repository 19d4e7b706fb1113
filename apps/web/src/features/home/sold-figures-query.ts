import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';

/** What the sold properties prove. The query key is the API address (api/queries.ts). */
export const soldFiguresQuery = queryOptions({
  queryKey: ['/api/properties/sold/figures'],
  queryFn: ({ signal }) => answered(api.GET('/api/properties/sold/figures', { signal })),
});
