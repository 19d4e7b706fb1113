import type { ImageOrigin } from '@estate/domain/property/image-origin';
import type { PagePath } from './navigation.ts';
import type { Words } from './texts.ts';

/*
 * How staff see and edit the words of a section. A section lies in one file of `sections`: its words as shipped
 * (`Words`, imported by pages and mails), and their description (`Section`, imported by the service `content` alone,
 * which sends it to the form of staff as JSON). They are two exports, so that the browser loads words without labels.
 */

interface Labelled {
  /** German label beside the field. */
  readonly label: string;
  /** German sentence below the field: where the words stand, and what they have to keep to. */
  readonly hint?: string;
}

/**
 * Words of one kind. `line` has no line breaks. `paragraph` is plain text. `markdown` has headings, lists and links
 * only. `link` is a path of the website or an https address. `day` is `2026-12-24`, `time` is `10:00`. `slug` is the
 * last part of an address. `phone` is displayed and called.
 */
export interface TextField extends Labelled {
  readonly kind:
    | 'line'
    | 'paragraph'
    | 'markdown'
    | 'link'
    | 'day'
    | 'time'
    | 'mail'
    | 'phone'
    | 'slug'
    | 'postcodes';
  /** Highest number of characters. */
  readonly max: number;
  /** Whether the words may be empty. */
  readonly optional?: true;
  /** Whether the words may name facts of the agency in curly brackets (agency-facts.ts). */
  readonly facts?: true;
  /** Name of the field beside it that says where a number in the words comes from. Without it they get a warning. */
  readonly source?: string;
  /** Number of characters that have room at the narrowest width, 320 px. Longer words are published with a warning. */
  readonly fits?: number;
}

/** A whole number between bounds, or one with decimals. */
export interface NumberField extends Labelled {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly decimals?: number;
  /** The field beside it that has the same number as a rule, and the German warning where it has not. */
  readonly equals?: { readonly field: string; readonly warning: string };
}

export interface TickField extends Labelled {
  readonly kind: 'tick';
}

/** One of a few values, by their German names. */
export interface ChoiceField<T extends string = string> extends Labelled {
  readonly kind: 'choice';
  readonly options: Readonly<Record<T, string>>;
}

/** An image of the bucket `website-images`, whose bytes are stored by media. An empty path is no image. */
export interface ContentImage {
  readonly path: string;
  /** Version of the image (`change_mark`). */
  readonly mark: string;
  /** Alternative text, required with an image. */
  readonly alt: string;
  readonly origin: ImageOrigin;
}

export interface ImageField extends Labelled {
  readonly kind: 'image';
  readonly optional?: true;
}

/** Fields that belong together, with their label as heading. */
export interface GroupField<T extends object = object> extends Labelled {
  readonly kind: 'group';
  readonly fields: FieldsOf<T>;
}

/** A list that staff extend, shorten and order. */
export interface ListField<T = unknown> extends Labelled {
  readonly kind: 'list';
  /** German name of an entry: `Schritt`. */
  readonly entry: string;
  readonly min: number;
  readonly max: number;
  readonly of: FieldOf<T>;
  /** Field of an entry that no two entries share. */
  readonly unique?: T extends object ? Extract<keyof T, string> : never;
}

/** The description of a value of the type. */
export type FieldOf<T> = unknown extends T
  ? AnyField
  : T extends boolean
    ? TickField
    : T extends number
      ? NumberField
      : T extends string
        ? string extends T
          ? TextField
          : ChoiceField<T>
        : T extends ContentImage
          ? ImageField
          : T extends readonly (infer Entry)[]
            ? ListField<Entry>
            : T extends object
              ? GroupField<T>
              : never;

export type FieldsOf<T extends object> = { readonly [Name in keyof T]-?: FieldOf<T[Name]> };

/** A field whose type is not known, as the service and the form of staff walk over it. */
export type AnyField =
  | TextField
  | NumberField
  | TickField
  | (Labelled & { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> })
  | ImageField
  | (Labelled & { readonly kind: 'group'; readonly fields: Readonly<Record<string, AnyField>> })
  | (Labelled & {
      readonly kind: 'list';
      readonly entry: string;
      readonly min: number;
      readonly max: number;
      readonly of: AnyField;
      readonly unique?: string;
    });

/** The parts of the website by which staff find a section. */
export const sectionGroups = ['Seiten', 'Team', 'Büro', 'E-Mails', 'Rechtliches'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** The description of a section. */
export interface Section<T extends object = object> {
  readonly words: Words<T>;
  readonly group: SectionGroup;
  /** German name in the list of staff. */
  readonly title: string;
  /** German sentence: what the section is. */
  readonly text: string;
  /** The pages on which it stands, the first one as its preview; `all` for words of header, footer and many pages. */
  readonly pages: readonly PagePath[] | 'all';
  /** Whether admins alone edit and publish it: legal pages and texts of consents. */
  readonly isLegal?: true;
  readonly fields: FieldsOf<T>;
}

/** A section whose type is not known. */
export type AnySection = Omit<Section, 'fields'> & { readonly fields: Readonly<Record<string, AnyField>> };
