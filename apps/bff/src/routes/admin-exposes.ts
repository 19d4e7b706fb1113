import {
  ExposeReview,
  ExposeSource,
  ExposeState,
  GetExposeState,
  PreviewDocument,
  SetExposeReview,
  SetExposeSource,
} from '@estate/contracts/leads/exposes';
import { DocumentKind } from '@estate/contracts/leads/lead-exposes';
import { z } from 'zod';
import { forward } from '../routing/forward.ts';
import { route } from '../routing/route.ts';
import { PropertyPath } from './property-path.ts';

/** Exposés as staff see them. */
export const adminExposeRoutes = [
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/expose',
    summary: 'How exposés of a property are sent, and what they lack',
    params: PropertyPath,
    response: ExposeState,
    staff: 'properties',
    problems: ['property-not-found'],
    answer: ({ params, services }) => services.leads.call(GetExposeState, params),
  }),
  forward({
    method: 'put',
    path: '/api/admin/properties/{id}/expose/review',
    summary: 'Whether staff send the exposés of a property themselves',
    params: PropertyPath,
    body: ExposeReview,
    staff: 'publish',
    rpc: SetExposeReview,
  }),
  forward({
    method: 'put',
    path: '/api/admin/properties/{id}/expose/source',
    summary: 'Whether the exposé of a property is the PDF that the CRM has now, or that of the website',
    params: PropertyPath,
    body: ExposeSource,
    staff: 'publish',
    rpc: SetExposeSource,
    problems: [
      'property-not-found',
      'conflict',
      'not-found',
      'crm-refused',
      'crm-unreachable',
      'crm-unreadable',
    ],
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/document',
    summary: 'A document as it would be sent now, as PDF; also of a property that is not public',
    params: PropertyPath,
    query: z.object({ kind: DocumentKind }),
    produces: ['application/pdf'],
    staff: 'properties',
    problems: ['property-not-found'],
    answer: async ({ params, query, services, response }) =>
      services.documents.send(
        await services.leads.call(PreviewDocument, { ...params, ...query }),
        response,
        'inline',
      ),
  }),
];
