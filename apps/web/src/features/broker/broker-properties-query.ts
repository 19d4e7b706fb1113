import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';

/** The offers that a broker answers for. The query key is the API address (api/queries.ts). */
export const brokerPropertiesQuery = (slug: string) =>
  queryOptions({
    queryKey: [`/api/brokers/${slug}/properties`],
    queryFn: ({ signal }) =>
      answered(api.GET('/api/brokers/{slug}/properties', { params: { path: { slug } }, signal })),
  });
