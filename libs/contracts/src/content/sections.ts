import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { defineRpc } from '../rpc.ts';

export const SectionKey = z.object({ key: z.string().regex(/^[a-z][a-z-]{0,40}$/) });
/** Words by the names of the section's fields; the service content checks them against these. */
const Words = z.record(z.string().max(60), z.unknown());

/** The acting account. `may_edit_legal` says whether it may change legal pages and texts of consents. */
const actor = {
  by: z.object({ id: z.string().max(100), name: z.string().max(200) }),
  may_edit_legal: z.boolean(),
};
const Person = actor.by;

/** A fault of words, or a warning about them, at a field: `benefits.2.title`, counted from 0. `message` is German. */
export const WordsFinding = z.object({ path: z.string(), message: z.string() });
export type WordsFinding = z.infer<typeof WordsFinding>;

const savedDraft = {
  saved_at: z.iso.datetime(),
  saved_by: Person,
  /** When the draft is published by itself; null if a person does it. */
  publish_at: z.iso.datetime().nullable(),
  /** The moment of a publication that did not happen, because the draft had faults; null if there was none. */
  failed_at: z.iso.datetime().nullable(),
};

export const SectionRow = z.object({
  ...SectionKey.shape,
  title: z.string(),
  text: z.string(),
  group: z.string(),
  /** Paths of pages; an empty list if the words stand on many pages. */
  pages: z.array(z.string()),
  is_legal: z.boolean(),
  /** The published version; null while the shipped words stand. */
  version: z.object({ number: z.int(), published_at: z.iso.datetime(), published_by: Person }).nullable(),
  draft: z.object(savedDraft).nullable(),
});
export type SectionRow = z.infer<typeof SectionRow>;

/**
 * A draft. `faults` prevent its publication, `warnings` do not. `revision` rises with every change, and each change names
 * the revision that it is based on.
 */
export const SectionDraft = z.object({
  ...savedDraft,
  revision: z.int(),
  words: Words,
  faults: z.array(WordsFinding),
  warnings: z.array(WordsFinding),
});
export type SectionDraft = z.infer<typeof SectionDraft>;

export const SectionDetail = SectionRow.extend({
  /** The fields as `AnyField` of libs/content describes them. */
  fields: z.record(z.string(), z.unknown()),
  published: Words,
  draft: SectionDraft.nullable(),
});
export type SectionDetail = z.infer<typeof SectionDetail>;

const Changed = z.object({ section: SectionDetail, audit: AuditFacts });

export const ListSections = defineRpc({
  message: 'content.listSections',
  callers: ['bff'],
  safety: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(SectionRow) }),
});

/** A section with its fields, published words and draft. Fails with `not-found`. */
export const GetSection = defineRpc({
  message: 'content.getSection',
  callers: ['bff'],
  safety: 'read',
  input: SectionKey,
  output: z.object({ section: SectionDetail }),
});

/**
 * Body of `PUT /api/admin/content/{key}/draft`. Revision 0 stands for no draft. `version` is the number of the published
 * version that the person saw, 0 for the shipped words.
 */
export const DraftChange = z.strictObject({
  words: Words,
  revision: z.int().min(0),
  version: z.int().min(0),
});
export const DraftRevision = DraftChange.pick({ revision: true });
/** Query of `DELETE /api/admin/content/{key}/draft`. */
export const DraftQuery = z.object({ revision: z.coerce.number().int().min(0) });

const change = SectionKey.extend(actor);

/**
 * Stores the words as draft, also unfinished ones: what prevents their publication stands in `faults`. Words equal to the
 * published ones end the draft. Fails with `outdated-record` if the draft has another revision, or without a draft if other
 * words were published, with `invalid-input` for words of another shape or beyond the hard limits, with `conflict` while
 * the draft waits for its day or if all drafts together are too long, and with `no-permission` for a legal section.
 */
export const SaveDraft = defineRpc({
  message: 'content.saveDraft',
  callers: ['bff'],
  safety: 'idempotent',
  input: change.extend(DraftChange.shape),
  output: Changed,
});

/** Deletes the draft, and its day of publication. Fails like SaveDraft. */
export const DiscardDraft = defineRpc({
  message: 'content.discardDraft',
  callers: ['bff'],
  safety: 'idempotent',
  input: change.extend(DraftRevision.shape),
  output: Changed,
});

/** Body of `POST /api/admin/content/{key}/publication`. `at` is the moment of a later publication; null for now. */
export const PublicationOrder = DraftRevision.extend({ at: z.iso.datetime().nullable() });

/**
 * Publishes the draft as a new version, now or at a later moment. Fails with `invalid-input` and the faults as `errors`,
 * or if `at` has passed; otherwise like SaveDraft.
 */
export const PublishDraft = defineRpc({
  message: 'content.publishDraft',
  callers: ['bff'],
  safety: 'once',
  input: change.extend(PublicationOrder.shape),
  output: Changed,
});

/** Takes the day of publication off a draft, which stays. */
export const CancelPublication = defineRpc({
  message: 'content.cancelPublication',
  callers: ['bff'],
  safety: 'idempotent',
  input: change,
  output: Changed,
});

export const SectionVersion = z.object({
  number: z.int(),
  published_at: z.iso.datetime(),
  published_by: Person,
  /** The words of this version. */
  words: Words,
});
export type SectionVersion = z.infer<typeof SectionVersion>;
export const VersionQuery = z.object({ before: z.coerce.number().int().positive().optional() });

/**
 * The versions of a section with a smaller number than `before`, the newest first. At most 30 at a time, fewer if their
 * words are long, and none at the end.
 */
export const ListVersions = defineRpc({
  message: 'content.listVersions',
  callers: ['bff'],
  safety: 'read',
  input: SectionKey.extend(VersionQuery.shape),
  output: z.object({ items: z.array(SectionVersion) }),
});

export const VersionNumber = z.object({ number: z.coerce.number().int().min(0) });

/**
 * Publishes the words of an older version, or with number 0 the shipped words, as a new version; a draft stays. Fails like
 * PublishDraft.
 */
export const PublishVersion = defineRpc({
  message: 'content.publishVersion',
  callers: ['bff'],
  safety: 'once',
  input: change.extend(VersionNumber.shape),
  output: Changed,
});

/** Query and answer of `GET /api/admin/content-preview`: the signed address of a page with the words of all drafts. */
export const PreviewQuery = z.object({
  page: z
    .string()
    .max(200)
    .regex(/^(?:\/[a-z0-9-]+)+$|^\/$/, 'Diese Seite gibt es nicht.'),
});
export const PreviewAddress = z.object({ address: z.string() });

/** Answer of `POST /api/admin/content-images`, whose body is the image: its place, as words of images name it. */
export const StoredWebsiteImage = z.object({ path: z.string(), mark: z.string() });
export type StoredWebsiteImage = z.infer<typeof StoredWebsiteImage>;
