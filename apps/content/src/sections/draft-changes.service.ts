import { isDeepStrictEqual } from 'node:util';
import { type DiscardDraft, type SaveDraft, type SectionDetail } from '@estate/contracts/content/sections';
import { auditFacts, type AuditFacts, type Facts } from '@estate/contracts/identity/audit-facts';
import { Clock } from '@estate/server-kit/process/clock';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { withPublishedVersions } from './consents.ts';
import { Drafts, noDraft, outdatedDraft, type SectionState } from './drafts.ts';
import { sectionDetail } from './section-answers.ts';
import { type KnownSection, Sections } from './sections.ts';

export interface Changed {
  section: SectionDetail;
  audit: AuditFacts;
}

/** The facts of a change for the audit log; null for none. Never words, which may name persons. */
export const changeFacts = (
  { key, description }: KnownSection,
  after: Facts | null,
  before: Facts = {},
): AuditFacts => after && { target: key, ...auditFacts({ section: description.title, ...after }, before) };

/** Fails with `outdated-record` if the draft has another revision. */
export function checkRevision({ draft }: SectionState, revision: number): void {
  if ((draft?.version ?? 0) !== revision) throw outdatedDraft();
}

/** Fails with `conflict` while the draft waits for its day. */
export function checkNotWaiting({ draft }: SectionState): void {
  if (!draft?.publish_at) return;
  throw new ProblemError('conflict', {
    detail:
      'Dieser Entwurf wartet auf seine Veröffentlichung. Nehmen Sie den Termin zurück, um ihn zu ändern.',
  });
}

@Injectable()
export class DraftChanges {
  constructor(
    private readonly sections: Sections,
    private readonly drafts: Drafts,
    private readonly clock: Clock,
  ) {}

  /** The words of a repeated call are stored already, so it changes nothing and succeeds with any revision. */
  async save(input: z.output<typeof SaveDraft.input>): Promise<Changed> {
    const section = this.sections.toEdit(input);
    const parsed = section.parse(input.words);
    const state = await this.drafts.stateOf(section);
    const words = withPublishedVersions(section, parsed, state.published);
    checkNotWaiting(state);
    if (isDeepStrictEqual(words, state.draft?.words ?? state.published)) return this.changed(state, null);
    checkRevision(state, input.revision);
    // Without a draft the revision stays 0, also when somebody published.
    if (!state.draft && (state.version?.number ?? 0) !== input.version) throw outdatedDraft();
    await this.drafts.checkLength({ [section.key]: words });
    const isPublished = isDeepStrictEqual(words, state.published);
    const saved = { saved_at: this.clock.now(), saved_by: input.by };
    await this.drafts.write(state, { ...noDraft, ...saved, words: isPublished ? null : words });
    // Drafts save themselves while a person writes, so the audit log has only the first time of each person.
    const isContinued = state.draft?.saved_by.id === input.by.id && !isPublished;
    return this.changed(state, isContinued ? null : {});
  }

  async discard(input: z.output<typeof DiscardDraft.input>): Promise<Changed> {
    const section = this.sections.toEdit(input);
    const state = await this.drafts.stateOf(section);
    if (!state.draft) return this.changed(state, null);
    checkRevision(state, input.revision);
    await this.drafts.write(state, noDraft);
    return this.changed(state, {});
  }

  private async changed({ section }: SectionState, after: Facts | null): Promise<Changed> {
    return { section: sectionDetail(await this.drafts.stateOf(section)), audit: changeFacts(section, after) };
  }
}
