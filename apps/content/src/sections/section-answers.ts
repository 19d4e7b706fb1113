import { type SectionDetail, type SectionRow, type SectionVersion } from '@estate/contracts/content/sections';
import { type StoredDraft } from './draft.schema.ts';
import { type SectionState } from './drafts.ts';
import { type StoredVersion } from './version.schema.ts';

/* Stored records as the contracts name them. */

const savedDraft = ({ saved_at, saved_by, publish_at, failed_at }: StoredDraft) => ({
  saved_at: saved_at.toISOString(),
  saved_by,
  publish_at: publish_at?.toISOString() ?? null,
  failed_at: failed_at?.toISOString() ?? null,
});

const publicationOf = ({ number, published_at, published_by }: StoredVersion) => ({
  number,
  published_at: published_at.toISOString(),
  published_by,
});

export const sectionVersion = (version: StoredVersion): SectionVersion => ({
  ...publicationOf(version),
  words: version.words,
});

export function sectionRow({ section, version, draft }: SectionState): SectionRow {
  const { title, text, group, pages, isLegal = false } = section.description;
  return {
    key: section.key,
    title,
    text,
    group,
    pages: pages === 'all' ? [] : [...pages],
    is_legal: isLegal,
    version: version ? publicationOf(version) : null,
    draft: draft ? savedDraft(draft) : null,
  };
}

export function sectionDetail(state: SectionState): SectionDetail {
  const { section, draft, published } = state;
  return {
    ...sectionRow(state),
    fields: section.description.fields,
    published,
    draft: draft
      ? {
          ...savedDraft(draft),
          revision: draft.version,
          words: draft.words,
          ...section.findings(draft.words),
        }
      : null,
  };
}
