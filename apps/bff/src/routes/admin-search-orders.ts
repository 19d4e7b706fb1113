import {
  CountMatchingOrders,
  ListSubscribers,
  MatchingOrders,
  SubscriberList,
  SubscriberPage,
} from '@estate/contracts/leads/search-orders';
import { route } from '../routing/route.ts';
import { PropertyPath } from './property-path.ts';

/** Search orders as staff see them. */
export const adminSearchOrderRoutes = [
  route({
    method: 'get',
    path: '/api/admin/search-orders',
    summary: 'People with confirmed search orders, newest first',
    query: SubscriberPage,
    response: SubscriberList,
    staff: 'all-leads',
    answer: ({ query, services }) => services.leads.call(ListSubscribers, query),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/search-orders',
    summary: 'How many search orders find a listed property',
    params: PropertyPath,
    response: MatchingOrders,
    staff: 'properties',
    answer: ({ params, services }) => services.leads.call(CountMatchingOrders, params),
  }),
];
