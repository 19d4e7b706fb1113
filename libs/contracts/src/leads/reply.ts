import {
  maxFileName,
  maxReplies,
  maxReplyFiles,
  maxReplySubject,
  maxReplyText,
  maxTemplates,
  maxTemplateTitle,
  unfilledPart,
  unfilledText,
  unknownPlaceholder,
} from '@estate/domain/forms/reply';
import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { BrokerSlug } from '../identity/sign-in.ts';
import { defineRpc } from '../rpc.ts';
import { paragraph, requiredLine } from './form-fields.ts';
import { ChangedLead, LeadId, owner, ReplyId } from './inbox.ts';

const isFilled = (text: string): boolean => unfilledPart(text) === undefined;
const unfilled = {
  error: ({ input }: { input: unknown }) => unfilledText(unfilledPart(String(input)) ?? ''),
};

/** Body of `POST /api/admin/leads/{id}/replies`. A repeat with the same `id` sends no second mail. */
export const ReplyOrder = z.strictObject({
  id: ReplyId,
  subject: requiredLine(maxReplySubject, 'Bitte geben Sie einen Betreff ein.').refine(isFilled, unfilled),
  text: paragraph(maxReplyText).min(1, 'Bitte schreiben Sie einen Text.').refine(isFilled, unfilled),
  files: z.array(ReplyId).max(maxReplyFiles, `Bitte hängen Sie höchstens ${maxReplyFiles} Dateien an.`),
  /** Whether the lead shall be marked as handled when the reply is sent. */
  handled: z.boolean(),
  /** Number of replies to the lead that the person has seen. */
  seen: z.int().min(0).max(maxReplies),
});
export type ReplyOrder = z.infer<typeof ReplyOrder>;

/** Query of `POST /api/admin/leads/{id}/files`, whose body is the file itself. */
export const ReplyFileQuery = z.object({
  name: requiredLine(maxFileName, 'Die Datei braucht einen Namen.')
    // U+FFFD stands for bytes that are no UTF-8.
    .refine((name) => !/[\\/\p{Cf}\p{Cs}\u{FFFD}]/u.test(name), 'Dieser Dateiname ist nicht möglich.')
    .refine((name) => !/^\.[^.]*$/.test(name), 'Die Datei braucht einen Namen.')
    // Normalised, because macOS decomposes letters such as 'ä', and the name has to be equal in list, header, mail and
    // download.
    .transform((name) => name.normalize('NFC')),
});

/** Path of leads' private HTTP for uploads and downloads of files, because these exceed the size of an RPC message. */
export const replyFilesPath = '/reply-files';

const account = z.string().min(1).max(100);
/** Query of an upload from the BFF to leads; `by` is the account that uploads. */
export const ReplyFileUpload = ReplyFileQuery.extend({ by: account, owner });
export const ReplyFileDownload = z.object({ owner });

const File = z.object({ id: LeadId, file: ReplyId });
export const ReplyFilePath = File;

/**
 * Stores a reply and mails it with the quoted request below it. The sender is the broker of the website that the
 * account is, otherwise the agency. The returned lead contains the reply and the state of its mail. Fails with
 * `conflict` for a lead that is suspicious, has no address, or has too many replies; with `outdated-record` if the lead
 * has more replies than the person has seen; with `key-reused` if the id was used with another content; with
 * `invalid-input` for missing files and for files that exceed the total size.
 */
export const SendReply = defineRpc({
  message: 'leads.sendReply',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ id: LeadId, owner, by: account, broker: BrokerSlug.nullable(), reply: ReplyOrder }),
  output: ChangedLead,
});

/** Deletes a file that the acting account has uploaded and not sent; any other file stays. */
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

/**
 * Reply templates in the order of the list. In a `PUT`, `version` is the version of the list that the person has
 * edited.
 */
export const ReplyTemplates = z.strictObject({
  items: z.array(Template).max(maxTemplates, `Bitte legen Sie höchstens ${maxTemplates} Vorlagen an.`),
  version: z.int().min(0),
});
export type ReplyTemplates = z.infer<typeof ReplyTemplates>;

/** The stored templates, or those of libs/content until staff save their own. */
export const GetReplyTemplates = defineRpc({
  message: 'leads.getReplyTemplates',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: ReplyTemplates,
});

/** Replaces all templates. Fails with `outdated-record` if somebody else saved templates since `version`. */
export const SetReplyTemplates = defineRpc({
  message: 'leads.setReplyTemplates',
  callers: ['bff'],
  safety: 'idempotent',
  input: ReplyTemplates,
  output: ReplyTemplates.extend({ audit: AuditFacts }),
});
