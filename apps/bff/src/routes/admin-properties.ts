import {
  ExportProperties,
  GetPropertyPreview,
  GetRawData,
  GetStaffRecord,
  RestoreWebsiteStatus,
  SetWebsiteStatus,
  StatusChange,
  SwitchProperty,
} from '@estate/contracts/catalog/staff-list';
import { GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { StaffQuery, StaffSearch } from '@estate/contracts/catalog/staff-row';
import { forward } from '../routing/forward.ts';
import { route } from '../routing/route.ts';
import { leadOwner } from '../staff/staff-session.ts';
import { listProperties, PropertyRows } from '../composed/property-rows.ts';
import { PropertyPath } from './property-path.ts';

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
  forward({
    method: 'get',
    path: '/api/admin/properties/export',
    summary: 'The same properties as a file for spreadsheets (UTF-8 with BOM, semicolons)',
    query: StaffSearch,
    staff: 'properties',
    rpc: ExportProperties,
    csv: 'immobilien.csv',
  }),
  forward({
    method: 'post',
    path: '/api/admin/properties/status',
    summary: 'Switch many properties; an unknown id changes nothing',
    body: SetWebsiteStatus.input.pick({ ids: true, website_status: true }),
    staff: 'publish',
    problems: ['property-not-found', 'conflict'],
    refusalFields: ['ids', 'website_status'],
    rpc: SetWebsiteStatus,
    more: ({ session }) => ({ by: memberOf(session) }),
  }),
  forward({
    method: 'post',
    path: '/api/admin/properties/status/undo',
    summary:
      'Take switches back, each named by the version it made; `unchanged` are those that changed again since',
    body: RestoreWebsiteStatus.input.pick({ items: true }),
    staff: 'publish',
    rpc: RestoreWebsiteStatus,
    more: ({ session }) => ({ by: memberOf(session) }),
  }),
  forward({
    method: 'get',
    path: '/api/admin/properties/{id}',
    summary: 'The whole record without raw data',
    params: PropertyPath,
    staff: 'properties',
    problems: ['property-not-found'],
    rpc: GetStaffRecord,
  }),
  forward({
    method: 'get',
    path: '/api/admin/properties/{id}/raw',
    summary:
      'What the CRM sent for the property at its last change, without tokens, people and addresses of documents; audited',
    params: PropertyPath,
    staff: 'raw',
    problems: ['property-not-found'],
    rpc: GetRawData,
  }),
  forward({
    method: 'get',
    path: '/api/admin/properties/{id}/preview',
    summary:
      'What visitors would see of the property if it were online, and why it is not; its images open under ' +
      '`/api/admin/media/render`',
    params: PropertyPath,
    staff: 'properties',
    problems: ['property-not-found'],
    rpc: GetPropertyPreview,
  }),
  forward({
    method: 'get',
    path: '/api/admin/properties/{id}/history',
    summary: 'What changed in the property, newest first: twelve months, at most 200 entries',
    params: PropertyPath,
    staff: 'properties',
    rpc: GetPropertyHistory,
  }),
  forward({
    method: 'patch',
    path: '/api/admin/properties/{id}',
    summary: 'Switch one property; answers the record as it is then, 409 if `version` is not the current one',
    params: PropertyPath,
    body: StatusChange,
    staff: 'publish',
    problems: ['property-not-found', 'outdated-record', 'conflict'],
    refusalFields: ['website_status'],
    rpc: SwitchProperty,
    more: ({ session }) => ({ by: memberOf(session) }),
  }),
];
