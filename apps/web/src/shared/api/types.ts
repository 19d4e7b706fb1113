import type { components, paths } from './schema.gen.ts';

/* Short names for the response types of the OpenAPI document. */

export type PublicProperty = components['schemas']['PublicProperty'];
export type PropertyCard = components['schemas']['PropertyCard'];
export type ComparedProperty = components['schemas']['ComparedProperty'];
export type PropertyListPage =
  paths['/api/properties']['get']['responses'][200]['content']['application/json'];
/** The location of a property on a map. */
export type MapPlace = NonNullable<PublicProperty['map_point']>;
export type MapPoints = paths['/api/properties/map']['get']['responses'][200]['content']['application/json'];
export type PropertyImage = PublicProperty['images'][number];
export type Job = components['schemas']['Job'];
export type BatchResult = components['schemas']['BatchResult'];
export type ApiTestResult = components['schemas']['ApiTestResult'];
export type ImportResult = components['schemas']['ImportResult'];
export type StaffSession = paths['/api/admin/me']['get']['responses'][200]['content']['application/json'];
export type StaffAccount = components['schemas']['StaffAccount'];
export type OwnAccount = paths['/api/admin/account']['get']['responses'][200]['content']['application/json'];
export type Colleague =
  paths['/api/admin/colleagues']['get']['responses'][200]['content']['application/json']['items'][number];
export type AuditItem = components['schemas']['AuditItem'];
export type StaffOverview =
  paths['/api/admin/overview']['get']['responses'][200]['content']['application/json'];
export type StaffRow =
  paths['/api/admin/properties']['get']['responses'][200]['content']['application/json']['items'][number];
export type StaffRecord = components['schemas']['StaffRecord'];
export type CrmCallRow = components['schemas']['PropstackLogItem'];
export type CrmCall = components['schemas']['PropstackLog'];
export type LeadDetail = components['schemas']['LeadDetail'];
export type LeadDeletion =
  paths['/api/admin/leads/{id}']['delete']['responses'][200]['content']['application/json'];
export type LeadFiling = NonNullable<LeadDetail['filing']>;
export type FilingSettings =
  paths['/api/admin/filing-settings']['get']['responses'][200]['content']['application/json'];
export type LeadReply = LeadDetail['replies'][number];
export type LeadComment = LeadDetail['comments'][number];
export type ReplyFile = LeadReply['files'][number];
export type ReplyTemplates =
  paths['/api/admin/reply-templates']['get']['responses'][200]['content']['application/json'];
export type LeadList = paths['/api/admin/leads']['get']['responses'][200]['content']['application/json'];
export type LeadRow = LeadList['items'][number];
export type PersonData =
  paths['/api/admin/leads/access']['post']['responses'][200]['content']['application/json'];
export type Erasure =
  paths['/api/admin/leads/erase']['post']['responses'][200]['content']['application/json'];
export type SyncSettings =
  paths['/api/admin/sync/settings']['get']['responses'][200]['content']['application/json'];
export type HistoryItem =
  paths['/api/admin/properties/{id}/history']['get']['responses'][200]['content']['application/json']['items'][number];
export type PropertyFigures =
  paths['/api/admin/properties/{id}/figures']['get']['responses'][200]['content']['application/json'];
export type StaffReport = NonNullable<
  paths['/api/admin/properties/{id}/report']['get']['responses'][200]['content']['application/json']['report']
>;
export type NoticeSettings =
  paths['/api/admin/sync/notices']['get']['responses'][200]['content']['application/json'];
export type Incident =
  paths['/api/admin/sync/incidents']['get']['responses'][200]['content']['application/json']['items'][number];
export type StaffQueues =
  paths['/api/admin/sync/queues']['get']['responses'][200]['content']['application/json'];
export type Webhook =
  paths['/api/admin/sync/webhook']['get']['responses'][200]['content']['application/json'];
export type CurrentRemoval = NonNullable<
  paths['/api/admin/sync/removal']['get']['responses'][200]['content']['application/json']['removal']
>;
