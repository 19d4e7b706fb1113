import { contentHash } from '@estate/server-kit/text/content-hash';
import { storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { asUnavailable, ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type SectionWords } from './draft.schema.ts';
import { Sections, type KnownSection } from './sections.ts';
import { versionModel, type StoredVersion, type VersionModel } from './version.schema.ts';

/** Versions kept per section. */
const maxVersions = 200;
const pageSize = 30;
/** Longest answers with words as JSON, in bytes: below the limit of an RPC. */
const maxAnswer = 900_000;
const bytesOf = (words: SectionWords): number => Buffer.byteLength(JSON.stringify(words));

/** Fails with `conflict` if the words of all sections together do not fit into one answer. */
export function checkLength(words: Readonly<Record<string, SectionWords>>): void {
  if (bytesOf(words) <= maxAnswer) return;
  throw new ProblemError('conflict', {
    detail: 'Alle Texte der Website zusammen sind zu lang. Bitte kürzen Sie diese oder andere Texte.',
  });
}

export interface PublishedWords {
  hash: string;
  words: Record<string, SectionWords>;
}

/**
 * The published versions of all sections. The newest ones are kept in memory; each read asks the store only for their
 * numbers, because another copy of the service may have published.
 */
@Injectable()
export class Versions {
  private newest: ReadonlyMap<string, StoredVersion> = new Map();
  private published: PublishedWords | undefined;

  constructor(
    @InjectModel(versionModel.name) private readonly versions: VersionModel,
    private readonly sections: Sections,
  ) {}

  /** The newest version of each section that has one, in the shape of this release. */
  async newestVersions(): Promise<ReadonlyMap<string, StoredVersion>> {
    const numbers = await this.versions.aggregate<{ _id: string; number: number }>([
      { $sort: { section: 1, number: -1 } },
      { $group: { _id: '$section', number: { $first: '$number' } } },
    ]);
    const newer = numbers.filter(({ _id, number }) => number > (this.newest.get(_id)?.number ?? 0));
    if (newer.length > 0) {
      const loaded = await this.versions
        .find({ $or: newer.map(({ _id, number }) => ({ section: _id, number })) }, { _id: 0 })
        .lean();
      const changed = new Map(this.newest);
      for (const version of loaded) {
        const section = this.sections.find(version.section);
        if (section && version.number > (changed.get(section.key)?.number ?? 0))
          changed.set(section.key, { ...version, words: section.completed(version.words) });
      }
      this.newest = changed;
      this.published = undefined;
    }
    return this.newest;
  }

  /** The published words that differ from the shipped ones; those of the last read while the store is down. */
  async publishedWords(): Promise<PublishedWords> {
    try {
      await this.newestVersions();
    } catch (error) {
      if (!this.published || !asUnavailable(error)) throw error;
    }
    this.published ??= this.differingWords((section) => this.newest.get(section.key)?.words);
    return this.published;
  }

  /** The words of all sections that differ from the shipped ones. */
  differingWords(wordsOf: (section: KnownSection) => SectionWords | undefined): PublishedWords {
    const words: PublishedWords['words'] = {};
    for (const section of this.sections.all) {
      const own = wordsOf(section);
      if (own && !section.isShipped(own)) words[section.key] = own;
    }
    return { hash: Object.keys(words).length === 0 ? '' : contentHash(words), words };
  }

  /** Versions of a section with a number below `before`, the newest first. Fewer than 30 if their words are long. */
  async listBefore(section: KnownSection, before = Infinity): Promise<StoredVersion[]> {
    const stored = await this.versions
      .find({ section: section.key, number: { $lt: before } }, { _id: 0 })
      .sort({ number: -1 })
      .limit(pageSize)
      .lean();
    let length = 0;
    return stored
      .map((version) => ({ ...version, words: section.completed(version.words) }))
      .filter(({ words }) => (length += bytesOf(words)) <= maxAnswer);
  }

  /** The words of a version, of the shipped ones with number 0. Fails with `not-found`. */
  async wordsOf(section: KnownSection, number: number): Promise<SectionWords> {
    if (number === 0) return section.shipped;
    const stored = await this.versions.findOne({ section: section.key, number }).lean();
    if (!stored) throw new ProblemError('not-found', { detail: 'Diese Fassung gibt es nicht mehr.' });
    return section.completed(stored.words);
  }

  /**
   * Stores a version. Fails with `outdated-record` if somebody else has published one of this number, and with `conflict`
   * if all words together would no longer fit into one answer.
   */
  async store(section: KnownSection, version: StoredVersion): Promise<void> {
    const { words } = this.differingWords(({ key }) =>
      key === section.key ? version.words : this.newest.get(key)?.words,
    );
    checkLength(words);
    if (!(await storeUnlessDuplicate(() => this.versions.create(version)))) {
      throw new ProblemError('outdated-record', {
        detail:
          'Gerade hat jemand anderes diese Texte veröffentlicht. Bitte sehen Sie sich den neuen Stand an.',
      });
    }
  }

  /** Deletes all but the newest versions of a section. */
  async shorten(section: KnownSection, newest: number): Promise<void> {
    await this.versions.deleteMany({ section: section.key, number: { $lte: newest - maxVersions } });
  }

  /** The versions of all consents of a section that were ever published. */
  consentVersions(section: KnownSection): Promise<string[]> {
    return this.versions.distinct('consents.version', { section: section.key });
  }

  async consentText(version: string): Promise<string | undefined> {
    const stored = await this.versions
      .findOne({ 'consents.version': version }, { consents: 1 })
      .sort({ number: 1 })
      .lean();
    return stored?.consents.find((consent) => consent.version === version)?.text;
  }
}
