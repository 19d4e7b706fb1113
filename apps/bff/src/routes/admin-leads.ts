import { type StaffSession } from '@estate/contracts/identity/sign-in';
import {
  ChangeLead,
  CountUnread,
  GetLead,
  LeadChange,
  LeadDetail,
  LeadId,
  LeadQuery,
  LeadResend,
  LeadSearch,
  ListLeads,
  ReadLead,
  ReleaseLead,
  ReplyFile,
  ResendLeadMail,
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
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { leadOwner } from '../staff/staff-session.ts';
import { sendLeadsCsv } from '../staff/leads-csv.ts';

const LeadPath = z.object({ id: LeadId });

/** Who acts, and whose leads alone the person may see and change. */
const byOf = (session: StaffSession) => ({ by: session.user.id, owner: leadOwner(session) });
const ownerOf = (session: StaffSession) => ({ owner: leadOwner(session) });

/** The leads inbox. The audit log keeps ids and words of ours, never what a visitor or a note says. */
export const adminLeadRoutes = [
  route({
    method: 'get',
    path: '/api/admin/leads',
    summary:
      'Leads, newest first, those under suspicion by `state=suspicious` alone; `unread` counts those that nobody opened, whatever the filter',
    query: LeadQuery,
    response: ListLeads.output,
    staff: 'leads',
    answer: ({ query, session, services }) =>
      services.leads.call(ListLeads, { ...query, ...ownerOf(session) }),
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
      after: ({ query }, answer?: { exported: number }) => ({
        kind: query.kind,
        state: query.state,
        assignee: query.assignee,
        searched: query.q ? true : undefined,
        exported: answer?.exported,
      }),
    },
    answer: async ({ query, session, services, response }) => ({
      exported: await sendLeadsCsv(services, { ...query, ...ownerOf(session) }, response),
    }),
  }),
  route({
    method: 'get',
    path: '/api/admin/leads/{id}',
    summary: 'One lead with its content, mails, note and history; it stays unread',
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
    summary: 'Mark as handled, assign, note; 409 if the same field changed since `version`',
    params: LeadPath,
    body: LeadChange,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found', 'outdated-record'],
    audit: {
      before: async ({ params, session, services }) => {
        const { state, assignee } = await services.leads.call(GetLead, { ...params, ...ownerOf(session) });
        return { handled: state === 'handled', assignee };
      },
      after: ({ body }) => ({
        ...(body.handled === undefined ? {} : { handled: body.handled }),
        ...(body.assignee === undefined ? {} : { assignee: body.assignee }),
        ...(body.note === undefined ? {} : { note: 'geändert' }),
      }),
    },
    answer: ({ params, body, session, services }) =>
      services.leads.call(ChangeLead, { ...params, ...body, ...byOf(session) }),
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
    path: '/api/admin/leads/{id}/release',
    summary: 'Take the suspicion of spam back and send what was held back',
    params: LeadPath,
    response: LeadDetail,
    staff: 'leads',
    problems: ['not-found'],
    audit: {
      before: async ({ params, session, services }) => {
        const { suspicious } = await services.leads.call(GetLead, { ...params, ...ownerOf(session) });
        return { suspicious };
      },
      after: () => ({ suspicious: false }),
    },
    answer: ({ params, session, services }) =>
      services.leads.call(ReleaseLead, { ...params, ...byOf(session) }),
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
    audit: { after: ({ body }) => ({ mail: body.mail }) },
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
    problems: ['not-found', 'conflict', 'key-reused'],
    audit: { after: ({ body }) => ({ reply: body.id, files: body.files.length, handled: body.handled }) },
    answer: ({ params, body, session, services }) =>
      services.leads.call(SendReply, {
        ...params,
        ...byOf(session),
        email: session.user.email,
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
    audit: { after: ({ body }) => ({ templates: body.items.length }) },
    answer: ({ body, services }) => services.leads.call(SetReplyTemplates, body),
  }),
];
