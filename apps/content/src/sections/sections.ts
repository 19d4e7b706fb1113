import { isDeepStrictEqual } from 'node:util';
import type { AnySection } from '@estate/content/section';
import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Inject, Injectable } from '@nestjs/common';
import { completedWords } from '../fields/completed.ts';
import { findingsIn, type Findings } from '../fields/findings.ts';
import { sectionSchema } from '../fields/words-schema.ts';
import { type SectionWords } from './draft.schema.ts';

/** Injection token of the descriptions of all sections; specs have sections of their own. */
export const SECTIONS = Symbol('sections');

/** The most bytes of the words of one section as JSON. */
const maxBytes = 400_000;
/** The most errors of one refusal, because bad words may have any number of them. */
const maxErrors = 100;

/** A section with the checks that its fields describe. */
export class KnownSection {
  readonly key: string;
  /** The shipped words with each field of the description. */
  readonly shipped: SectionWords;
  private readonly schema: ReturnType<typeof sectionSchema>;

  constructor(readonly description: AnySection) {
    const { words, title, fields } = description;
    this.key = words.key;
    this.schema = sectionSchema(title, fields);
    this.shipped = this.completed(words.shipped as SectionWords);
  }

  /** Cleans words. Fails with `invalid-input` for words of another shape or beyond the hard limits. */
  parse(words: unknown): SectionWords {
    const { success, data, error } = this.schema.safeParse(words);
    if (!success)
      throw new ProblemError('invalid-input', { errors: fieldProblems(error).slice(0, maxErrors) });
    if (Buffer.byteLength(JSON.stringify(data)) > maxBytes) {
      const message = `„${this.description.title}“ ist zusammen zu lang: Möglich sind höchstens 400 KB.`;
      throw new ProblemError('invalid-input', { detail: message, errors: [{ field: 'words', message }] });
    }
    return data;
  }

  /** Stored words in the shape of this release. */
  completed(words: SectionWords): SectionWords {
    return completedWords(this.description.fields, words, this.description.words.shipped as SectionWords);
  }

  findings(words: SectionWords): Findings {
    return findingsIn(this.description.fields, words);
  }

  isShipped(words: SectionWords): boolean {
    return isDeepStrictEqual(words, this.shipped);
  }
}

@Injectable()
export class Sections {
  /** All sections in the order in which staff see them. */
  readonly all: readonly KnownSection[];
  private readonly byKey: ReadonlyMap<string, KnownSection>;

  constructor(@Inject(SECTIONS) descriptions: readonly AnySection[]) {
    this.all = descriptions.map((description) => new KnownSection(description));
    this.byKey = new Map(this.all.map((section) => [section.key, section]));
  }

  /** The section, or undefined if this release has none of this key. */
  find(key: string): KnownSection | undefined {
    return this.byKey.get(key);
  }

  /** Fails with `not-found`. */
  of(key: string): KnownSection {
    const section = this.byKey.get(key);
    if (!section) throw new ProblemError('not-found', { detail: 'Diese Texte gibt es nicht.' });
    return section;
  }

  /** The section for a change. Fails with `no-permission` if it is legal and the account may not edit these. */
  toEdit({ key, may_edit_legal }: { key: string; may_edit_legal: boolean }): KnownSection {
    const section = this.of(key);
    if (section.description.isLegal && !may_edit_legal) {
      throw new ProblemError('no-permission', {
        detail: 'Rechtliche Seiten und Texte von Einwilligungen ändern nur Admins.',
      });
    }
    return section;
  }
}
