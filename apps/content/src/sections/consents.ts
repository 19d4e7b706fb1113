import type { AnyField } from '@estate/content/section';
import { type SectionWords } from './draft.schema.ts';
import { type KnownSection } from './sections.ts';
import { type Consent } from './version.schema.ts';

/*
 * The consents of a legal section are its groups with a text and a version. A lead stores the version, so that each
 * version names one text for ever.
 */

const isConsent = (field: AnyField): field is AnyField & { kind: 'group' } =>
  field.kind === 'group' && 'text' in field.fields && 'version' in field.fields;

const hasConsent = (field: AnyField): boolean =>
  isConsent(field) ||
  (field.kind === 'list' && hasConsent(field.of)) ||
  (field.kind === 'group' && Object.values(field.fields).some(hasConsent));

export const hasConsents = ({ description: { isLegal, fields } }: KnownSection): boolean =>
  isLegal === true && Object.values(fields).some(hasConsent);

function mapField(field: AnyField, value: unknown, versionOf: (consent: Consent) => string): unknown {
  if (isConsent(field)) return { ...(value as Consent), version: versionOf(value as Consent) };
  if (field.kind === 'list')
    return (value as readonly unknown[]).map((entry) => mapField(field.of, entry, versionOf));
  if (field.kind === 'group') return mapWords(field.fields, value as SectionWords, versionOf);
  return value;
}

const mapWords = (
  fields: Readonly<Record<string, AnyField>>,
  words: SectionWords,
  versionOf: (consent: Consent) => string,
): SectionWords =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, mapField(field, words[name], versionOf)]),
  );

const mapConsents = (
  section: KnownSection,
  words: SectionWords,
  versionOf: (consent: Consent) => string,
): SectionWords => (hasConsents(section) ? mapWords(section.description.fields, words, versionOf) : words);

export function consentsIn(section: KnownSection, words: SectionWords): Consent[] {
  const found: Consent[] = [];
  mapConsents(section, words, ({ version, text }) => {
    found.push({ version, text });
    return version;
  });
  return found;
}

/** The name of a version without its day: `kontakt` of `kontakt-2026-11-29-2`. */
const stemOf = (version: string): string => version.replace(/-\d{4}-\d\d(?:-\d\d(?:-\d{1,3})?)?$/, '');

const publishedVersion = ({ version, text }: Consent, published: readonly Consent[]): string | undefined =>
  published.find((known) => known.text === text && stemOf(known.version) === stemOf(version))?.version;

/** The words with the published version of each consent whose text is the published one. */
export function withPublishedVersions(
  section: KnownSection,
  words: SectionWords,
  published: SectionWords,
): SectionWords {
  const known = consentsIn(section, published);
  return mapConsents(section, words, (consent) => publishedVersion(consent, known) ?? consent.version);
}

/**
 * The words with a new version for each consent whose text is not the published one: `kontakt-2026-11-29`, or with `-2`
 * if `taken` has it. `day` is the date in Hamburg.
 */
export function withNewVersions(
  section: KnownSection,
  words: SectionWords,
  { published, taken, day }: { published: SectionWords; taken: Iterable<string>; day: string },
): { words: SectionWords; begun: Consent[] } {
  const known = consentsIn(section, published);
  const names = new Set(taken);
  const begun: Consent[] = [];
  const mapped = mapConsents(section, words, (consent) => {
    const kept = publishedVersion(consent, known);
    if (kept !== undefined) return kept;
    const name = `${stemOf(consent.version)}-${day}`;
    let version = name;
    for (let count = 2; names.has(version); count += 1) version = `${name}-${count}`;
    names.add(version);
    begun.push({ version, text: consent.text });
    return version;
  });
  return { words: mapped, begun };
}
