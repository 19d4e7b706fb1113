import type { components, paths } from './schema.gen.ts';

/** The body that a route of the API answers with. */
export type Answer<
  Path extends keyof paths,
  Method extends keyof paths[Path] = 'get' & keyof paths[Path],
> = paths[Path][Method] extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;

/* Short names for the response types of the OpenAPI document. */

export type PublicProperty = components['schemas']['PublicProperty'];
export type PropertyCard = components['schemas']['PropertyCard'];
export type ComparedProperty = components['schemas']['ComparedProperty'];
export type ReferenceCard = Answer<'/api/properties/sold'>['items'][number];
export type PropertyListPage = Answer<'/api/properties'>;
/** The terms by which a property is ordered. */
export type OrderOffer = NonNullable<Answer<'/api/properties/{id}/order'>['offer']>;
export type OrderState = Answer<'/api/admin/properties/{id}/order'>;
/** The location of a property on a map. */
export type MapPlace = NonNullable<PublicProperty['map_point']>;
export type MapPoints = Answer<'/api/properties/map'>;
export type PropertyImage = PublicProperty['images'][number];
export type Job = components['schemas']['Job'];
export type BatchResult = components['schemas']['BatchResult'];
export type ApiTestResult = components['schemas']['ApiTestResult'];
export type ImportResult = components['schemas']['ImportResult'];
export type StaffSession = Answer<'/api/admin/me'>;
export type StaffAccount = components['schemas']['StaffAccount'];
export type OwnAccount = Answer<'/api/admin/account'>;
export type Colleague = Answer<'/api/admin/colleagues'>['items'][number];
export type AuditItem = components['schemas']['AuditItem'];
export type StaffOverview = Answer<'/api/admin/overview'>;
export type StaffRow = Answer<'/api/admin/properties'>['items'][number];
export type StaffRecord = components['schemas']['StaffRecord'];
export type CrmCallRow = components['schemas']['PropstackLogItem'];
export type CrmCall = components['schemas']['PropstackLog'];
export type LeadDetail = components['schemas']['LeadDetail'];
export type LeadDeletion = Answer<'/api/admin/leads/{id}', 'delete'>;
export type CrmTransfer = NonNullable<LeadDetail['crm_transfer']>;
export type CrmTransferSettings = Answer<'/api/admin/crm-transfer-settings'>;
export type LeadReply = LeadDetail['replies'][number];
export type LeadComment = LeadDetail['comments'][number];
export type ReplyFile = LeadReply['files'][number];
export type ReplyTemplates = Answer<'/api/admin/reply-templates'>;
export type LeadList = Answer<'/api/admin/leads'>;
export type LeadRow = LeadList['items'][number];
export type PersonData = Answer<'/api/admin/leads/access', 'post'>;
export type Erasure = Answer<'/api/admin/leads/erase', 'post'>;
export type SyncSettings = Answer<'/api/admin/sync/settings'>;
export type HistoryItem = Answer<'/api/admin/properties/{id}/history'>['items'][number];
export type PropertyFigures = Answer<'/api/admin/properties/{id}/figures'>;
export type StaffSubscriber = Answer<'/api/admin/search-orders'>['items'][number];
export type AnswerRate = NonNullable<Answer<'/api/admin/search-orders'>['answers']>;
export type MatchingOrders = Answer<'/api/admin/properties/{id}/search-orders'>;
export type SearchLetters = Answer<'/api/admin/properties/{id}/search-letters'>;
export type StaffSearchLetter = SearchLetters['items'][number];
export type ExposeState = Answer<'/api/admin/properties/{id}/expose'>;
export type StaffReport = NonNullable<Answer<'/api/admin/properties/{id}/report'>['report']>;
export type NoticeSettings = Answer<'/api/admin/sync/notices'>;
export type Incident = Answer<'/api/admin/sync/incidents'>['items'][number];
export type StaffQueues = Answer<'/api/admin/sync/queues'>;
export type Webhook = Answer<'/api/admin/sync/webhook'>;
export type CurrentRemoval = NonNullable<Answer<'/api/admin/sync/removal'>['removal']>;
export type SectionRow = Answer<'/api/admin/content'>['items'][number];
export type SectionDetail = Answer<'/api/admin/content/{key}'>['section'];
export type SectionVersion = Answer<'/api/admin/content/{key}/versions'>['items'][number];
