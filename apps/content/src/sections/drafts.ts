import { isDeepStrictEqual } from 'node:util';
import { replaceVersion } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { withPublishedVersions } from './consents.ts';
import { draftModel, type DraftModel, type SectionWords, type StoredDraft } from './draft.schema.ts';
import { Sections, type KnownSection } from './sections.ts';
import { type StoredVersion } from './version.schema.ts';
import { checkLength, Versions } from './versions.ts';

/** A draft that has words. */
export type Draft = StoredDraft & { words: SectionWords };

export interface SectionState {
  section: KnownSection;
  /** The newest version; undefined while the shipped words stand. */
  version: StoredVersion | undefined;
  published: SectionWords;
  draft: Draft | undefined;
  /** The stored revision, also without a draft. */
  revision: number;
}

@Injectable()
export class Drafts {
  constructor(
    @InjectModel(draftModel.name) private readonly drafts: DraftModel,
    private readonly versions: Versions,
    private readonly sections: Sections,
  ) {}

  /**
   * The state of a section. The draft is read before the version, so that a draft that is published meanwhile equals the
   * published words and is not published twice.
   */
  async stateOf(section: KnownSection): Promise<SectionState> {
    const stored = await this.drafts.findById(section.key).lean();
    return this.state(section, stored, await this.versions.newestVersions());
  }

  async states(): Promise<SectionState[]> {
    const stored = await this.drafts.find().lean();
    const byKey = new Map(stored.map((draft) => [draft._id, draft]));
    const newest = await this.versions.newestVersions();
    return this.sections.all.map((section) => this.state(section, byKey.get(section.key) ?? null, newest));
  }

  /** The words as they will be once all drafts are published. Only those that differ from the shipped ones. */
  async draftWords(): Promise<Record<string, SectionWords>> {
    const states = await this.states();
    const words = new Map(
      states.map(({ section, draft, published }) => [section, draft?.words ?? published]),
    );
    return this.versions.differingWords((section) => words.get(section)).words;
  }

  /** Fails with `conflict` if all drafts together, with the changed words of some, would be too long for a preview. */
  async checkLength(changed: Record<string, SectionWords>): Promise<void> {
    checkLength({ ...(await this.draftWords()), ...changed });
  }

  /** The sections whose draft waits for a moment that has come. */
  async due(now: Date): Promise<KnownSection[]> {
    const stored = await this.drafts.find({ publish_at: { $ne: null, $lte: now } }, { _id: 1 }).lean();
    return stored.flatMap(({ _id }) => this.sections.find(_id) ?? []);
  }

  /** Changes the draft. Fails with `outdated-record` if somebody else has changed it since the state was read. */
  async write({ section, revision }: SectionState, change: Partial<StoredDraft>): Promise<void> {
    const record = { _id: section.key, version: revision };
    if (await replaceVersion<StoredDraft>(this.drafts, record, change)) return;
    throw outdatedDraft();
  }

  private state(
    section: KnownSection,
    stored: StoredDraft | null,
    newest: ReadonlyMap<string, StoredVersion>,
  ): SectionState {
    const version = newest.get(section.key);
    const published = version?.words ?? section.shipped;
    const words = stored?.words && withPublishedVersions(section, section.completed(stored.words), published);
    // The words of a draft that was published are deleted after the version is stored, so they may still be there.
    const draft = stored && words && !isDeepStrictEqual(words, published) ? { ...stored, words } : undefined;
    return { section, version, published, draft, revision: stored?.version ?? 0 };
  }
}

export const outdatedDraft = () =>
  new ProblemError('outdated-record', {
    detail: 'Diese Texte hat inzwischen jemand anderes bearbeitet. Bitte sehen Sie sich den neuen Stand an.',
  });

export const noDraft = { words: null, publish_at: null, publish_by: null, failed_at: null };
