import { PropertyFigures } from '@estate/contracts/bff/property-figures';
import { GetPropertyViews } from '@estate/contracts/catalog/property-views';
import {
  CountRequests,
  EndReport,
  GetReport,
  Proprietor,
  RenewReportLink,
  SetProprietor,
} from '@estate/contracts/leads/property-reports';
import { hamburgClock } from '@estate/domain/text/german-day';
import { forward } from '../routing/forward.ts';
import { route } from '../routing/route.ts';
import { PropertyPath } from './property-path.ts';

const figureDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

const path = '/api/admin/properties/{id}/report';

/** Figures of a property, and its report to the proprietor. The audit log stores neither name nor address. */
export const adminPropertyReportRoutes = [
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/figures',
    summary: `Views by people and requests of the last ${figureDays} days, by day`,
    params: PropertyPath,
    response: PropertyFigures,
    staff: 'properties',
    problems: ['property-not-found'],
    answer: async ({ params: { id }, services }): Promise<PropertyFigures> => {
      const now = Date.now();
      const to = hamburgClock(now).date;
      // Calculates from noon, because the day of a clock change has 23 or 25 hours.
      const from = hamburgClock(Date.parse(`${to}T12:00:00Z`) - (figureDays - 1) * dayMs).date;
      const [views, requests] = await Promise.all([
        services.catalog.call(GetPropertyViews, { id, from }),
        services.leads.call(CountRequests, { id, from }),
      ]);
      return { from, to, views: views.items, requests: requests.items };
    },
  }),
  forward({
    method: 'get',
    path,
    summary: 'To whom the property is reported every month; null to nobody',
    params: PropertyPath,
    staff: 'reports',
    rpc: GetReport,
  }),
  forward({
    method: 'put',
    path,
    summary:
      'Enter the proprietor: makes the report and tells its link, or changes name and address of a present one',
    params: PropertyPath,
    body: Proprietor,
    staff: 'reports',
    rpc: SetProprietor,
  }),
  forward({
    method: 'post',
    path: `${path}/link`,
    summary: 'Make the link of the report anew; the one of before is over',
    params: PropertyPath,
    staff: 'reports',
    problems: ['not-found', 'conflict'],
    rpc: RenewReportLink,
  }),
  forward({
    method: 'delete',
    path,
    summary: 'End the report: its link is over, and name and address are deleted',
    params: PropertyPath,
    staff: 'reports',
    rpc: EndReport,
  }),
];
