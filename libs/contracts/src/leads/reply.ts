import {
  maxFileName,
  maxReplyFiles,
  maxReplySubject,
  maxReplyText,
  maxTemplates,
  maxTemplateTitle,
  unknownPlaceholder,
} from '@estate/domain/forms/reply';
import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { paragraph, requiredLine } from './form-fields.ts';
import { LeadDetail, LeadId, owner, ReplyId } from './inbox.ts';

/** Body of `POST /api/admin/leads/{id}/replies`. A repeat with the same `id` sends no second mail. */
export const ReplyOrder = z.strictObject({
  id: ReplyId,
  subject: requiredLine(maxReplySubject, 'Bitte geben Sie einen Betreff ein.'),
  text: paragraph(maxReplyText).min(1, 'Bitte schreiben Sie einen Text.'),
  /** Ids of uploaded files. */
  files: z.array(ReplyId).max(maxReplyFiles, `Bitte hängen Sie höchstens ${maxReplyFiles} Dateien an.`),
  /** Whether the lead counts as handled with it. */
  handled: z.boolean(),
});
export type ReplyOrder = z.infer<typeof ReplyOrder>;

/** Query of `POST /api/admin/leads/{id}/files`, whose body is the file itself. */
export const ReplyFileQuery = z.object({
  name: requiredLine(maxFileName, 'Die Datei braucht einen Namen.').refine(
    (name) => !/[\\/\p{Cf}]/u.test(name),
    'Dieser Dateiname ist nicht möglich.',
  ),
});

/** Where leads takes and hands out the files, besides RPC, because they are longer than a message. */
export const replyFilesPath = '/reply-files';

const account = z.string().min(1).max(100);
/** The member of staff that uploads a file, for leads. */
export const ReplyFileUpload = ReplyFileQuery.extend({ by: account, owner });
export const ReplyFileDownload = z.object({ owner });

const File = z.object({ id: LeadId, file: ReplyId });
/** Path of one file of a lead. */
export const ReplyFilePath = File;

/**
 * Stores a reply and mails it with the request below it, in the name of the broker whose address is `email`, else of the
 * lead's broker. The lead names it and what became of its mail. `conflict` for a lead under suspicion, without an address
 * or with too many replies; `key-reused` where the same id came with another content; `invalid-input` for files that are
 * missing or too large together.
 */
export const SendReply = defineRpc({
  message: 'leads.sendReply',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ id: LeadId, owner, by: account, email: z.string().max(254), reply: ReplyOrder }),
  output: LeadDetail,
});

/** Deletes a file that its uploader has not sent; any other stays. */
export const DropReplyFile = defineRpc({
  message: 'leads.dropReplyFile',
  callers: ['bff'],
  safety: 'idempotent',
  input: File.extend({ by: account, owner }),
  output: z.object({}),
});

const Template = z.strictObject({
  title: requiredLine(maxTemplateTitle, 'Bitte geben Sie der Vorlage einen Namen.'),
  text: paragraph(maxReplyText)
    .min(1, 'Bitte schreiben Sie einen Text.')
    .refine((text) => unknownPlaceholder(text) === undefined, {
      error: ({ input }) => `Diesen Platzhalter gibt es nicht: {${unknownPlaceholder(String(input)) ?? ''}}`,
    }),
});

/** Templates in the order in which they are offered. `PUT` names the version that the person saw. */
export const ReplyTemplates = z.strictObject({
  items: z.array(Template).max(maxTemplates, `Bitte legen Sie höchstens ${maxTemplates} Vorlagen an.`),
  version: z.int().min(0),
});
export type ReplyTemplates = z.infer<typeof ReplyTemplates>;

/** The templates; those of content until staff save their own. */
export const GetReplyTemplates = defineRpc({
  message: 'leads.getReplyTemplates',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: ReplyTemplates,
});

/** Replaces all templates; `outdated-record` if somebody else did so since `version`. */
export const SetReplyTemplates = defineRpc({
  message: 'leads.setReplyTemplates',
  callers: ['bff'],
  safety: 'idempotent',
  input: ReplyTemplates,
  output: ReplyTemplates,
});
