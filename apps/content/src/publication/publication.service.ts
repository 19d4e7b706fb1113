import { isDeepStrictEqual } from 'node:util';
import {
  type CancelPublication,
  type PublishDraft,
  type PublishVersion,
} from '@estate/contracts/content/sections';
import { type Facts } from '@estate/contracts/identity/audit-facts';
import { hamburgClock } from '@estate/domain/text/german-day';
import { Clock } from '@estate/server-kit/process/clock';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { consentsIn, hasConsents, withNewVersions } from '../sections/consents.ts';
import { type Person, type SectionWords } from '../sections/draft.schema.ts';
import {
  type Changed,
  changeFacts,
  checkNotWaiting,
  checkRevision,
} from '../sections/draft-changes.service.ts';
import { type Draft, Drafts, noDraft, outdatedDraft, type SectionState } from '../sections/drafts.ts';
import { sectionDetail } from '../sections/section-answers.ts';
import { type KnownSection, Sections } from '../sections/sections.ts';
import { Versions } from '../sections/versions.ts';
import { PublicationQueue } from './publication.queue.ts';
import { PublishedEvent } from './published-event.ts';

const momentText = (at: Date | null | undefined): string | null => {
  if (!at) return null;
  const { date, time } = hamburgClock(at);
  return `${date} ${time}`;
};

const isOutdated = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'outdated-record';

/** Fails with `invalid-input` and the faults of the words as `errors`. */
function checkFaultless(section: KnownSection, words: SectionWords): void {
  const { faults } = section.findings(words);
  if (faults.length === 0) return;
  throw new ProblemError('invalid-input', {
    detail: 'So können diese Texte nicht veröffentlicht werden.',
    errors: faults.map(({ path, message }) => ({ field: path, message })),
  });
}

/**
 * Publishes words. The stored version is the only truth about what is published: the end of the draft and the event come
 * after it, and are repeated if the process ends in between.
 */
@Injectable()
export class Publication {
  constructor(
    private readonly sections: Sections,
    private readonly drafts: Drafts,
    private readonly versions: Versions,
    private readonly queue: PublicationQueue,
    private readonly event: PublishedEvent,
    private readonly clock: Clock,
  ) {}

  async publishDraft(input: z.output<typeof PublishDraft.input>): Promise<Changed> {
    const section = this.sections.toEdit(input);
    const state = await this.drafts.stateOf(section);
    checkNotWaiting(state);
    checkRevision(state, input.revision);
    const { draft } = state;
    if (!draft) throw outdatedDraft();
    checkFaultless(section, draft.words);
    return input.at === null
      ? this.publishNow(state, draft, input.by)
      : this.publishLater(state, new Date(input.at), input.by);
  }

  async cancel(input: z.output<typeof CancelPublication.input>): Promise<Changed> {
    const state = await this.drafts.stateOf(this.sections.toEdit(input));
    const at = state.draft?.publish_at;
    if (!at) return this.changed(state, null);
    await this.drafts.write(state, { publish_at: null, publish_by: null });
    return this.changed(state, { publish_at: null }, { publish_at: momentText(at) });
  }

  async publishVersion(input: z.output<typeof PublishVersion.input>): Promise<Changed> {
    const section = this.sections.toEdit(input);
    const words = await this.versions.wordsOf(section, input.number);
    checkFaultless(section, words);
    const state = await this.drafts.stateOf(section);
    if (isDeepStrictEqual(words, state.published)) return this.changed(state, null);
    await this.store(state, words, input.by);
    await this.event.emit(section.key);
    return this.versionChanged(state, { restored: input.number });
  }

  /** Publishes the drafts whose moment has come. One with faults, or one that failed, does not hold up the others. */
  async publishDue(): Promise<void> {
    for (const section of await this.drafts.due(this.clock.now())) {
      try {
        await this.publishDueDraft(await this.drafts.stateOf(section));
      } catch (error) {
        // Another copy, or a person, was first.
        if (!isOutdated(error)) throw error;
      }
    }
  }

  private async publishDueDraft(state: SectionState): Promise<void> {
    const { section, draft } = state;
    if (!draft) {
      await this.drafts.write(state, noDraft);
      return;
    }
    const { publish_at: at, publish_by: by } = draft;
    // A person may have changed the moment since the due drafts were read.
    if (!at || !by || at > this.clock.now()) return;
    if (section.findings(draft.words).faults.length > 0) {
      await this.drafts.write(state, { publish_at: null, publish_by: null, failed_at: at });
      return;
    }
    await this.publish(state, draft, by);
  }

  private async publishNow(state: SectionState, draft: Draft, by: Person): Promise<Changed> {
    await this.publish(state, draft, by);
    return this.versionChanged(state);
  }

  private async publishLater(state: SectionState, at: Date, by: Person): Promise<Changed> {
    const now = this.clock.now();
    if (at <= now) {
      const message = 'Dieser Zeitpunkt ist schon vorbei.';
      throw new ProblemError('invalid-input', { detail: message, errors: [{ field: 'at', message }] });
    }
    await this.drafts.write(state, { publish_at: at, publish_by: by, failed_at: null });
    this.queue.enqueue(at, now);
    return this.changed(state, { publish_at: momentText(at) });
  }

  private async publish(state: SectionState, draft: Draft, by: Person): Promise<void> {
    await this.store(state, draft.words, by);
    try {
      await this.drafts.write(state, noDraft);
    } catch (error) {
      // Somebody saved other words meanwhile, which stay as the draft.
      if (!isOutdated(error)) throw error;
    }
    await this.event.emit(state.section.key);
  }

  private async store({ section, version, published }: SectionState, words: SectionWords, by: Person) {
    const published_at = this.clock.now();
    const number = (version?.number ?? 0) + 1;
    const consents = hasConsents(section)
      ? withNewVersions(section, words, {
          published,
          taken: await this.takenVersions(section),
          day: hamburgClock(published_at).date,
        })
      : { words, begun: [] };
    await this.versions.store(section, {
      section: section.key,
      number,
      words: consents.words,
      published_at,
      published_by: by,
      consents: consents.begun,
    });
    // The texts of consents are needed as long as leads that agreed to them.
    if (!hasConsents(section)) await this.versions.shorten(section, number);
  }

  private async takenVersions(section: KnownSection): Promise<string[]> {
    const shipped = consentsIn(section, section.shipped).map(({ version }) => version);
    return [...shipped, ...(await this.versions.consentVersions(section))];
  }

  private versionChanged(state: SectionState, more: Facts = {}): Promise<Changed> {
    const before = state.version?.number ?? 0;
    return this.changed(state, { version: before + 1, ...more }, { version: before });
  }

  private async changed(
    { section }: SectionState,
    after: Facts | null,
    before: Facts = {},
  ): Promise<Changed> {
    return {
      section: sectionDetail(await this.drafts.stateOf(section)),
      audit: changeFacts(section, after, before),
    };
  }
}
