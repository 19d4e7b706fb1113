import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { DeleteLead, LeadDeletion, LeadDeletionQuery } from '@estate/contracts/leads/erasure';
import {
  AddComment,
  ChangeLead,
  ChangeLeads,
  CommentOrder,
  CommentPath,
  CountUnread,
  DeleteComment,
  DeleteSpam,
  GetLead,
  LeadChange,
  LeadChanges,
  LeadDetail,
  LeadId,
  LeadMerge,
  LeadQuery,
  LeadResend,
  type LeadRow,
  LeadSearch,
  MergeLead,
  ReadLead,
  ReplyFile,
  ResendLeadMail,
  SpamIds,
} from '@estate/contracts/leads/inbox';
import {
  DropReplyFile,
  GetReplyTemplates,
  ReplyFilePath,
  ReplyFileQuery,
  ReplyOrder,
  ReplyTemplates,
  SendReply,
  SetReplyTemplates,
} from '@estate/contracts/leads/reply';
import { formOf } from '@estate/domain/forms/all-forms';
import { leadDeletionReasons, leadStateLabels } from '@estate/domain/forms/lead-words';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { type Facts } from '../staff/audit.ts';
import { LeadList, listLeads } from '../staff/lead-list.ts';
import { leadOwner } from '../staff/staff-session.ts';
import { type CsvExport } from '../staff/csv.ts';
import { sendLeadsCsv } from '../staff/leads-csv.ts';

const LeadPath = z.object({ id: LeadId });

const handlingFields = ['state', 'assignee', 'snoozed_until', 'suspicious'] as const;
type Handling = Partial<Pick<LeadChange, (typeof handlingFields)[number]>>;

/**
 * The values that these leads have in common, as audit facts. Only fields that every order names are compared, because
 * the others may be changes by colleagues.
 */
function handlingFacts(leads: readonly Handling[], orders: readonly Handling[]): Facts {
  const named = handlingFields.filter((field) => orders.every((order) => order[field] !== undefined));
  const facts = named.flatMap((field) => {
    const [value, ...others] = new Set(leads.map((lead) => lead[field] ?? null));
    return value === undefined || others.length > 0 ? [] : [[field, value] as const];
  });
  const { state, ...rest } = Object.fromEntries(facts) as Handling;
  return state ? { state: leadStateLabels[state], ...rest } : rest;
}

/** Audit facts of a deleted lead: its kind, the reason, and how many of its records were left at the last count. */
function deletionFacts(reason: keyof typeof leadDeletionReasons, { kind, erasure }: LeadDeletion): Facts {
  const counts = erasure.parts.flatMap(({ left: { sending: _sending, ...records } }) =>
    Object.values(records),
  );
  return {
    kind: formOf(kind).one,
    reason: leadDeletionReasons[reason],
    left: counts.reduce<number>((sum, count = 0) => sum + count, 0),
  };
}

/** The acting person, and the owner whose leads that person may see and change. */
const byOf = (session: StaffSession) => ({ by: session.user.id, owner: leadOwner(session) });
const ownerOf = (session: StaffSession) => ({ owner: leadOwner(session) });

/** The leads inbox. The audit log stores ids and fixed terms, never text of visitors or comments. */
export const adminLeadRoutes = [
  route({
    method: 'get',
    path: '/api/admin/leads',
    summary:
      'Leads: overdue ones and those due today first, then newest first; those under suspicion by `state=suspicious` alone',
    query: LeadQuery,
    response: LeadList,
    staff: 'leads',
    answer: ({ query, session, services }) => listLeads(services, { ...query, ...ownerOf(session) }),
  }),
  route({
    method: 'get',
    path: '/api/admin/leads/unread',
    summary: 'How many leads nobody opened yet, spam aside; open pages ask every few seconds',
    response: CountUnread.output,
    staff: 'leads',
    isPoll: true,
    answer: ({ session, services }) => services.leads.call(CountUnread, ownerOf(session)),
  }),
  route({
    method: 'get',
    path: '/api/admin/leads/export',
    summary: 'The same leads as a file for spreadsheets (UTF-8 with BOM, semicolons)',
    query: LeadSearch,
    produces: ['text/csv'],
    staff: 'leads',
    audit: {
      after: (answer: CsvExport, { query }) => ({
        kind: query.kind,
        state: query.state,
        assignee: query.assignee,
        propertyId: query.property,
        searched: query.q ? true : undefined,
        ...answer,
      }),
    },
    answer: ({ query, session, services, response }) =>
      sendLeadsCsv(services, { ...query, ...ownerOf(session) }, response),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/changes',
    summary: 'Change up to 100 leads, each by its own version; `kept` are those that stay as they are',
    body: LeadChanges,
    response: ChangeLeads.output,
    staff: 'leads',
    audit: {
      after: ({ items, kept }: z.output<typeof ChangeLeads.output>, { body }) => ({
        leads: items.map(({ id }) => id),
        ...handlingFacts(items, body.items),
        kept: kept.length || undefined,
      }),
      hasEffect: ({ items }: { items: readonly LeadRow[] }) => items.length > 0,
    },
    answer: ({ body, session, services }) => services.leads.call(ChangeLeads, { ...body, ...byOf(session) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/delete',
    summary: 'Delete up to 100 leads under suspicion with everything that belongs to them; others stay',
    body: SpamIds,
    response: DeleteSpam.output,
    staff: 'all-leads',
    audit: {
      after: ({ deleted }: { deleted: readonly string[] }) => ({ leads: deleted }),
      hasEffect: ({ deleted }: { deleted: readonly string[] }) => deleted.length > 0,
    },
    answer: ({ body, services }) => services.leads.call(DeleteSpam, body),
  }),
  route({
    method: 'get',
    path: '/api/admin/leads/{id}',
    summary: 'One lead with its content, mails, comments and history; it stays unread',
    params: LeadPath,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found'],
    answer: ({ params, session, services }) =>
      services.leads.call(GetLead, { ...params, ...ownerOf(session) }),
  }),
  route({
    method: 'patch',
    path: '/api/admin/leads/{id}',
    summary: 'State, assignment, pause, spam or not; 409 if the same field changed since `version`',
    params: LeadPath,
    body: LeadChange,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'outdated-record', 'conflict'],
    audit: {
      before: async ({ params, session, services }) => {
        const lead = await services.leads.call(GetLead, { ...params, ...ownerOf(session) });
        return handlingFacts([lead], [lead]);
      },
      wanted: ({ body }) => handlingFacts([body], [body]),
      after: (lead: LeadDetail, { body }) => handlingFacts([lead], [body]),
    },
    answer: ({ params, body, session, services }) =>
      services.leads.call(ChangeLead, { ...params, ...body, ...byOf(session) }),
  }),
  route({
    method: 'delete',
    path: '/api/admin/leads/{id}',
    summary:
      'Delete one lead with everything that belongs to it. Done once `done_at` is set; otherwise `left` says what is still there and is tried again',
    params: LeadPath,
    query: LeadDeletionQuery,
    response: LeadDeletion,
    staff: 'all-leads',
    problems: ['not-found'],
    audit: {
      wanted: ({ query }) => ({ reason: leadDeletionReasons[query.reason] }),
      after: (answer: LeadDeletion, { query }) => deletionFacts(query.reason, answer),
    },
    answer: ({ params, services }) => services.leads.call(DeleteLead, params),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/{id}/read',
    summary: 'Mark a new lead as read',
    params: LeadPath,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found'],
    answer: ({ params, session, services }) => services.leads.call(ReadLead, { ...params, ...byOf(session) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/{id}/comments',
    summary: 'Write a comment for the other staff; a repeat with the same `id` writes no second one',
    params: LeadPath,
    body: CommentOrder,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'conflict', 'key-reused'],
    audit: {
      wanted: ({ body }) => ({ comment: body.id }),
      after: ({ comments }: LeadDetail, { body }) => ({
        comment: comments.find(({ id }) => id === body.id)?.id,
      }),
    },
    answer: ({ params, body, session, services }) =>
      services.leads.call(AddComment, { ...params, comment: body, ...byOf(session) }),
  }),
  route({
    method: 'delete',
    path: '/api/admin/leads/{id}/comments/{comment}',
    summary: 'Delete a comment of one’s own',
    params: CommentPath,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found'],
    answer: ({ params, session, services }) =>
      services.leads.call(DeleteComment, { ...params, ...byOf(session) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/{id}/merge',
    summary: 'Close a double, with a comment that leads to the first lead of the same person',
    params: LeadPath,
    body: LeadMerge,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'conflict', 'outdated-record'],
    audit: {
      wanted: ({ body }) => ({ into: body.into }),
      after: ({ comments }: LeadDetail, { body }) => ({
        into: comments.find((comment) => comment.lead === body.into)?.lead,
      }),
    },
    answer: ({ params, body, session, services }) =>
      services.leads.call(MergeLead, { ...params, ...body, ...byOf(session) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/{id}/resend',
    summary: 'Send a mail again, or a waiting one at once; a second order within a minute does nothing',
    params: LeadPath,
    body: LeadResend,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'conflict'],
    audit: {
      wanted: ({ body }) => ({ mail: body.mail }),
      after: ({ history }: LeadDetail) => ({
        mail: history.findLast(({ what }) => what === 'resent')?.detail,
      }),
    },
    answer: ({ params, body, session, services }) =>
      services.leads.call(ResendLeadMail, { ...params, ...body, ...byOf(session) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/{id}/replies',
    summary:
      'Answer by mail, with the request below the text; a repeat with the same `id` sends no second mail',
    params: LeadPath,
    body: ReplyOrder,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'conflict', 'outdated-record', 'key-reused'],
    audit: {
      wanted: ({ body }) => ({ reply: body.id, files: body.files.length, handled: body.handled }),
      after: ({ replies, state }: LeadDetail, { body }) => {
        const reply = replies.find(({ id }) => id === body.id);
        return { reply: reply?.id, files: reply?.files.length, handled: state === 'handled' };
      },
    },
    answer: ({ params, body, session, services }) =>
      services.leads.call(SendReply, {
        ...params,
        ...byOf(session),
        broker: session.user.broker,
        reply: body,
      }),
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/{id}/files',
    summary: 'Upload a file for a reply: PDF, JPG, PNG, DOCX or XLSX, 10 MB with those before',
    params: LeadPath,
    query: ReplyFileQuery,
    rawBody: 'application/octet-stream',
    response: ReplyFile,
    staff: 'leads',
    problems: ['not-found'],
    answer: ({ params, query, session, services, request }) =>
      services.replyFiles.upload(request, { ...params, ...query, ...byOf(session) }),
  }),
  route({
    method: 'get',
    path: '/api/admin/leads/{id}/files/{file}',
    summary: 'A file of a reply, for saving',
    params: ReplyFilePath,
    produces: ['application/octet-stream'],
    staff: 'leads',
    problems: ['not-found'],
    answer: ({ params, session, services, response }) =>
      services.replyFiles.download({ ...params, ...ownerOf(session) }, response),
  }),
  route({
    method: 'delete',
    path: '/api/admin/leads/{id}/files/{file}',
    summary: 'Delete a file that was uploaded and not sent',
    params: ReplyFilePath,
    response: DropReplyFile.output,
    staff: 'leads',
    answer: ({ params, session, services }) =>
      services.leads.call(DropReplyFile, { ...params, ...byOf(session) }),
  }),
  route({
    method: 'get',
    path: '/api/admin/reply-templates',
    summary: 'Templates of replies',
    response: ReplyTemplates,
    staff: 'leads',
    answer: ({ services }) => services.leads.call(GetReplyTemplates, {}),
  }),
  route({
    method: 'put',
    path: '/api/admin/reply-templates',
    summary: 'Replace the templates of replies; 409 if `version` is not the current one',
    body: ReplyTemplates,
    response: ReplyTemplates,
    staff: 'all-leads',
    problems: ['outdated-record'],
    audit: {
      wanted: ({ body }) => ({ templates: body.items.length }),
      after: ({ items }: ReplyTemplates) => ({ templates: items.length }),
    },
    answer: ({ body, services }) => services.leads.call(SetReplyTemplates, body),
  }),
];
