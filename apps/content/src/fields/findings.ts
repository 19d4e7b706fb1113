import { factNames, unknownFacts } from '@estate/content/agency-facts';
import type { AnyField, ContentImage, TextField } from '@estate/content/section';
import { type WordsFinding } from '@estate/contracts/content/sections';
import { wordWarnings } from '@estate/domain/text/word-warnings';
import { lengthOf, textFault } from './text-faults.ts';

/** The highest number of faults, and of warnings, of one draft. Further ones are found once these are gone. */
const maxFindings = 100;

/** `faults` prevent a publication, `warnings` do not. */
export interface Findings {
  faults: WordsFinding[];
  warnings: WordsFinding[];
}

const numberText = (value: number): string => value.toLocaleString('de-DE');

function numberFault({ label, min, max, decimals = 0 }: AnyField & { kind: 'number' }, value: number) {
  if (value < min || value > max)
    return `„${label}“ liegt nicht zwischen ${numberText(min)} und ${numberText(max)}.`;
  if (Number(value.toFixed(decimals)) === value) return undefined;
  return decimals === 0
    ? `„${label}“ ist keine ganze Zahl.`
    : `„${label}“ hat mehr als ${decimals} Stellen nach dem Komma.`;
}

function imageFault({ label, optional }: AnyField & { kind: 'image' }, { path, alt }: ContentImage) {
  if (path === '') return optional ? undefined : `Bitte wählen Sie ein Bild für „${label}“.`;
  return alt === ''
    ? `Bitte beschreiben Sie das Bild „${label}“ für Menschen, die es nicht sehen.`
    : undefined;
}

function listFault({ label, entry, min, max }: AnyField & { kind: 'list' }, { length }: readonly unknown[]) {
  if (length < min)
    return `„${label}“ braucht mindestens ${min} ${min === 1 ? 'Eintrag' : 'Einträge'} (${entry}).`;
  if (length > max) return `„${label}“ hat ${length} Einträge (${entry}), möglich sind ${max}.`;
  return undefined;
}

class FindingWalk {
  readonly findings: Findings = { faults: [], warnings: [] };

  walk(field: AnyField, value: unknown, path: string): void {
    switch (field.kind) {
      case 'number':
        this.add('faults', path, numberFault(field, value as number));
        break;
      case 'image':
        this.add('faults', path, imageFault(field, value as ContentImage));
        break;
      case 'group':
        this.walkAll(field.fields, value as Record<string, unknown>, `${path}.`);
        break;
      case 'list':
        this.walkList(field, value as readonly unknown[], path);
        break;
      case 'tick':
      case 'choice':
        break;
      default:
        this.walkText(field, value as string, path);
    }
  }

  walkAll(
    fields: Readonly<Record<string, AnyField>>,
    words: Readonly<Record<string, unknown>>,
    prefix: string,
  ): void {
    for (const [name, field] of Object.entries(fields)) {
      this.walk(field, words[name], `${prefix}${name}`);
      const source = 'source' in field ? field.source : undefined;
      if (source !== undefined && words[source] === '' && /\d/.test(String(words[name])))
        this.add(
          'warnings',
          `${prefix}${name}`,
          `„${field.label}“ nennt eine Zahl. Bitte sagen Sie unter „${fields[source]?.label ?? source}“, woher sie kommt (§ 5 UWG).`,
        );
      const equals = 'equals' in field ? field.equals : undefined;
      if (equals !== undefined && words[equals.field] !== words[name])
        this.add('warnings', `${prefix}${name}`, equals.warning);
    }
  }

  private walkText(field: TextField, text: string, path: string): void {
    this.add('faults', path, textFault(field, text));
    const { fits, facts, label } = field;
    for (const name of facts ? unknownFacts(text) : [])
      this.add('faults', path, `„${label}“ nennt {${name}}, möglich sind {${factNames.join('}, {')}}.`);
    for (const { message } of wordWarnings(text)) this.add('warnings', path, message);
    if (fits !== undefined && lengthOf(text) > fits)
      this.add(
        'warnings',
        path,
        `„${label}“ hat auf schmalen Displays Platz für etwa ${fits} Zeichen und ist länger.`,
      );
  }

  private walkList(list: AnyField & { kind: 'list' }, entries: readonly unknown[], path: string): void {
    this.add('faults', path, listFault(list, entries));
    entries.forEach((entry, index) => this.walk(list.of, entry, `${path}.${index}`));
    if (list.unique === undefined || list.of.kind !== 'group') return;
    const { unique } = list;
    const label = list.of.fields[unique]?.label ?? unique;
    const known = new Set<string>();
    (entries as readonly Readonly<Record<string, unknown>>[]).forEach((entry, index) => {
      const value = String(entry[unique]);
      const isKnown = value !== '' && known.has(value.toLowerCase());
      known.add(value.toLowerCase());
      if (isKnown) this.add('faults', `${path}.${index}.${unique}`, `„${label}“ steht zweimal: ${value}`);
    });
  }

  private add(kind: keyof Findings, path: string, message: string | undefined): void {
    const findings = this.findings[kind];
    if (message !== undefined && findings.length < maxFindings) findings.push({ path, message });
  }
}

/** What is wrong with words that have the shape of their section's schema, each finding at its field. */
export function findingsIn(
  fields: Readonly<Record<string, AnyField>>,
  words: Readonly<Record<string, unknown>>,
): Findings {
  const walk = new FindingWalk();
  walk.walkAll(fields, words, '');
  return walk.findings;
}
