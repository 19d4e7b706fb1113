import {
  CancelPublication,
  DiscardDraft,
  DraftChange,
  DraftQuery,
  GetSection,
  ListSections,
  ListVersions,
  PublicationOrder,
  PublishDraft,
  PublishVersion,
  SaveDraft,
  SectionKey,
  VersionNumber,
  VersionQuery,
} from '@estate/contracts/content/sections';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { hasPermission } from '@estate/domain/staff/roles';
import { forward } from '../routing/forward.ts';

const actor = ({ session: { user, role } }: { session: StaffSession }) => ({
  by: { id: user.id, name: user.name },
  may_edit_legal: hasPermission(role, 'administer'),
});
/** The words of a section have at most 400 KB. */
const maxBody = 512 * 1024;
const change = {
  staff: 'content',
  problems: ['not-found', 'outdated-record', 'conflict'],
  refusalFields: ['key'],
  more: actor,
} as const;

/** Words of the website: a draft per section, its publication now or later, and older versions. */
export const adminContentRoutes = [
  forward({
    method: 'get',
    path: '/api/admin/content',
    summary: 'All sections with their published version and draft, without words',
    staff: 'content',
    rpc: ListSections,
  }),
  forward({
    method: 'get',
    path: '/api/admin/content/{key}',
    summary: 'A section with its fields, published words and draft',
    params: SectionKey,
    staff: 'content',
    problems: ['not-found'],
    rpc: GetSection,
  }),
  forward({
    ...change,
    method: 'put',
    path: '/api/admin/content/{key}/draft',
    summary:
      'Store words as draft; 409 if `revision` is not the current one, or while the draft waits for its day',
    params: SectionKey,
    body: DraftChange,
    maxBody,
    rpc: SaveDraft,
  }),
  forward({
    ...change,
    method: 'delete',
    path: '/api/admin/content/{key}/draft',
    summary: 'Delete the draft, and the day of its publication',
    params: SectionKey,
    query: DraftQuery,
    rpc: DiscardDraft,
  }),
  forward({
    ...change,
    method: 'post',
    path: '/api/admin/content/{key}/publication',
    summary: 'Publish the draft now, or at the moment `at`; 400 with the faults that prevent it',
    params: SectionKey,
    body: PublicationOrder,
    rpc: PublishDraft,
  }),
  forward({
    ...change,
    method: 'delete',
    path: '/api/admin/content/{key}/publication',
    summary: 'Take the day of publication off a draft, which stays',
    params: SectionKey,
    rpc: CancelPublication,
  }),
  forward({
    method: 'get',
    path: '/api/admin/content/{key}/versions',
    summary: 'Published versions with a smaller number than `before`, newest first, at most 30',
    params: SectionKey,
    query: VersionQuery,
    staff: 'content',
    problems: ['not-found'],
    rpc: ListVersions,
  }),
  forward({
    ...change,
    method: 'post',
    path: '/api/admin/content/{key}/versions/{number}/publication',
    summary: 'Publish an older version anew, with number 0 the shipped words; a draft stays',
    params: SectionKey.extend(VersionNumber.shape),
    rpc: PublishVersion,
  }),
];
