import { GetOrderState, OrderState, OrderSwitch, SetOrderSwitch } from '@estate/contracts/leads/orders';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { PropertyPath } from './property-path.ts';

/** The paid order of a property as staff see and switch it. */
export const adminOrderRoutes = [
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/order',
    summary: 'Whether the order of a property is switched on, and all reasons why it keeps the plain enquiry',
    params: PropertyPath,
    response: OrderState,
    staff: 'properties',
    problems: ['property-not-found'],
    answer: ({ params, services }) => services.leads.call(GetOrderState, params),
  }),
  route({
    method: 'put',
    path: '/api/admin/properties/{id}/order',
    summary: 'Switches the order of a property on or off; cached pages are forgotten',
    params: PropertyPath,
    body: OrderSwitch,
    response: z.object({}),
    staff: 'publish',
    answer: async ({ params, body, services }) => {
      const answer = await services.leads.call(SetOrderSwitch, { ...params, ...body });
      await services.clearCaches();
      return answer;
    },
  }),
];
