import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { ReplyTemplates } from '../../shared/api/types.ts';

export const templatesQuery = queryOptions({ ...getQuery('/api/admin/reply-templates'), staleTime: 0 });

export const saveTemplates = (body: ReplyTemplates) =>
  bodyOf(api.PUT('/api/admin/reply-templates', { body }));

/** Request that sends a reply. `id` is an idempotency key: a repeated request sends no second mail. */
export interface ReplyOrder {
  id: string;
  subject: string;
  text: string;
  files: string[];
  handled: boolean;
  /** Number of replies to the lead that the person has seen. */
  seen: number;
}

export const sendReply = (lead: string, body: ReplyOrder) =>
  bodyOf(api.POST('/api/admin/leads/{id}/replies', { params: { path: { id: lead } }, body }));

export const uploadFile = (lead: string, file: File) =>
  bodyOf(
    api.POST('/api/admin/leads/{id}/files', {
      params: { path: { id: lead }, query: { name: file.name } },
      headers: { 'content-type': 'application/octet-stream' },
      body: '',
      bodySerializer: () => file,
    }),
  );

/** Makes a document of the lead's property as a file. `with_address` releases a hidden address to this person. */
export interface DocumentOrder {
  kind: 'expose' | 'bank-sheet';
  with_address: boolean;
}

export const attachDocument = (lead: string, body: DocumentOrder) =>
  bodyOf(api.POST('/api/admin/leads/{id}/documents', { params: { path: { id: lead } }, body }));

export const deleteReplyFile = (lead: string, file: string) =>
  bodyOf(api.DELETE('/api/admin/leads/{id}/files/{file}', { params: { path: { id: lead, file } } }));

export const fileAddress = (lead: string, file: string): string => `/api/admin/leads/${lead}/files/${file}`;
