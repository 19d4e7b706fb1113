import {
  GetPropertyPreview,
  GetRawData,
  GetStaffRecord,
  RestoreWebsiteStatus,
  SetWebsiteStatus,
} from '@estate/contracts/catalog/staff-list';
import { GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { StaffQuery, StaffRecord, StaffSearch } from '@estate/contracts/catalog/staff-row';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { leadOwner } from '../staff/staff-session.ts';
import { listProperties, PropertyRows } from '../staff/property-rows.ts';
import { type CsvExport } from '../staff/csv.ts';
import { sendPropertiesCsv } from '../staff/properties-csv.ts';
import { PropertyPath } from './property-path.ts';

/**
 * Staff may change `website_status` and nothing else (staff-area §6). `version` is the version that the person saw: if
 * somebody else switched the status since, the answer is 409.
 */
const Change = z.strictObject({
  website_status: SetWebsiteStatus.input.shape.website_status,
  version: SetWebsiteStatus.input.shape.version,
});

/** The record after the call; `is_unchanged` if the property had this status already. */
const SwitchedRecord = StaffRecord.extend({ is_unchanged: z.boolean() });

const memberOf = ({ user: { id, name } }: StaffSession) => ({ id, name });

export const adminPropertyRoutes = [
  route({
    method: 'get',
    path: '/api/admin/properties',
    summary:
      'Staff table of all properties with the number of their leads, newest change first unless sorted; unknown values are the lowest',
    query: StaffQuery,
    response: PropertyRows,
    staff: 'properties',
    answer: ({ query, session, services }) => listProperties(services, query, leadOwner(session)),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/export',
    summary: 'The same properties as a file for spreadsheets (UTF-8 with BOM, semicolons)',
    query: StaffSearch,
    produces: ['text/csv'],
    staff: 'properties',
    audit: {
      after: (answer: CsvExport, { query: { q, website_status, property_status_id, finding } }) => ({
        website_status,
        property_status_id,
        finding,
        searched: q ? true : undefined,
        ...answer,
      }),
    },
    answer: ({ query, services, response }) => sendPropertiesCsv(services, query, response),
  }),
  route({
    method: 'post',
    path: '/api/admin/properties/status',
    summary: 'Switch many properties; an unknown id changes nothing',
    body: SetWebsiteStatus.input.pick({ ids: true, website_status: true }),
    response: SetWebsiteStatus.output,
    staff: 'publish',
    problems: ['property-not-found', 'conflict'],
    audit: {
      wanted: ({ body }) => ({ ids: body.ids, website_status: body.website_status }),
      after: ({ items, changed }: z.output<typeof SetWebsiteStatus.output>) => ({
        ids: changed,
        website_status: items.find(({ id }) => changed.includes(id))?.website_status,
      }),
      hasEffect: ({ changed }: { changed: readonly number[] }) => changed.length > 0,
    },
    answer: ({ body, session, services }) =>
      services.catalog.call(SetWebsiteStatus, { ...body, by: memberOf(session) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/properties/status/undo',
    summary:
      'Take switches back, each named by the version it made; `kept` are those that changed again since',
    body: RestoreWebsiteStatus.input.pick({ items: true }),
    response: RestoreWebsiteStatus.output,
    staff: 'publish',
    audit: {
      after: ({ items, kept }: z.output<typeof RestoreWebsiteStatus.output>) => ({
        ids: items.map(({ id }) => id),
        kept: kept.length || undefined,
      }),
      hasEffect: ({ items }: { items: readonly unknown[] }) => items.length > 0,
    },
    answer: ({ body, session, services }) =>
      services.catalog.call(RestoreWebsiteStatus, { ...body, by: memberOf(session) }),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}',
    summary: 'The whole record without raw data',
    params: PropertyPath,
    response: StaffRecord,
    staff: 'properties',
    problems: ['property-not-found'],
    answer: ({ params, services }) => services.catalog.call(GetStaffRecord, params),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/raw',
    summary:
      'What the CRM sent for the property at its last change, without tokens, people and addresses of documents; audited',
    params: PropertyPath,
    response: GetRawData.output,
    staff: 'raw',
    problems: ['property-not-found'],
    audit: {},
    answer: ({ params, services }) => services.catalog.call(GetRawData, params),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/preview',
    summary:
      'What visitors would see of the property if it were online, and why it is not; its images open under ' +
      '`/api/admin/media/render`',
    params: PropertyPath,
    response: GetPropertyPreview.output,
    staff: 'properties',
    problems: ['property-not-found'],
    answer: ({ params, services }) => services.catalog.call(GetPropertyPreview, params),
  }),
  route({
    method: 'get',
    path: '/api/admin/properties/{id}/history',
    summary: 'What changed in the property, newest first: twelve months, at most 200 entries',
    params: PropertyPath,
    response: GetPropertyHistory.output,
    staff: 'properties',
    answer: ({ params, services }) => services.catalog.call(GetPropertyHistory, params),
  }),
  route({
    method: 'patch',
    path: '/api/admin/properties/{id}',
    summary: 'Switch one property; answers the record as it is then, 409 if `version` is not the current one',
    params: PropertyPath,
    body: Change,
    response: SwitchedRecord,
    staff: 'publish',
    problems: ['property-not-found', 'outdated-record', 'conflict'],
    audit: {
      before: async ({ params, services }) => {
        const { website_status } = await services.catalog.call(GetStaffRecord, params);
        return { website_status };
      },
      wanted: ({ body }) => ({ website_status: body.website_status }),
      after: ({ website_status }: z.input<typeof SwitchedRecord>) => ({ website_status }),
      hasEffect: ({ is_unchanged }: { is_unchanged: boolean }) => !is_unchanged,
    },
    answer: async ({ params, body, session, services }) => {
      const { website_status, version } = body;
      const order = { ids: [params.id], website_status, by: memberOf(session) };
      const { changed } = await services.catalog.call(
        SetWebsiteStatus,
        version === undefined ? order : { ...order, version },
      );
      const record = await services.catalog.call(GetStaffRecord, params);
      return { ...record, is_unchanged: changed.length === 0 };
    },
  }),
];
