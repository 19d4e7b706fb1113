import { visitorPaths } from '@estate/content/page-heads';
import type { TextField } from '@estate/content/section';
import { isPhone } from '@estate/domain/text/phone-key';
import { isEmail } from '@estate/domain/text/visible-text';

const fixedPages = new Set<string>(visitorPaths.filter((path) => path !== '/danke'));
/** Pages of single properties and brokers, of which this service does not know whether they exist. */
const singlePage = /^\/(?:immobilie|makler)\/[\w-]+$/;

function isPageOfSite(link: string): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  return fixedPages.has(path) || singlePage.test(path);
}

const isWebAddress = (link: string): boolean =>
  URL.canParse(link) && link.startsWith('https://') && new URL(link).hostname.includes('.');

function linkFault(link: string): string | undefined {
  if (link.startsWith('/') && !isPageOfSite(link)) return `führt auf keine Seite der Website: ${link}`;
  if (!link.startsWith('/') && !isWebAddress(link))
    return 'ist weder eine Seite der Website (/kontakt) noch eine Adresse mit https://';
  return undefined;
}

/** The target of each link, also of one whose address has brackets. */
const markdownLink = /\]\(([^()\s]*)/g;

function markdownFault(text: string): string | undefined {
  for (const [, link = ''] of text.matchAll(markdownLink)) {
    const fault = /^(?:mailto|tel):/.test(link) ? undefined : linkFault(link);
    if (fault) return `enthält einen Link: Er ${fault}`;
  }
  return undefined;
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const unless = (isRight: (text: string) => boolean, fault: string) => (text: string) =>
  isRight(text) ? undefined : fault;

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** What is wrong with a text that is not empty, as the rest of a German sentence about its field. */
const faultOf: Readonly<Record<TextField['kind'], (text: string) => string | undefined>> = {
  line: () => undefined,
  paragraph: () => undefined,
  markdown: markdownFault,
  link: linkFault,
  day: unless(isDay, 'ist kein Tag wie 2026-12-24'),
  time: unless(matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/), 'ist keine Uhrzeit wie 09:30'),
  mail: unless(isEmail, 'ist keine E-Mail-Adresse'),
  phone: unless(isPhone, 'ist keine Telefonnummer'),
  slug: unless(
    matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    'hat nur Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Bindestriche, wie maren-luehrs',
  ),
  postcodes: unless(
    (text) => text.split(',').every((code) => /^\d{5}(?: ?- ?\d{5})?$/.test(code.trim())),
    'besteht aus Postleitzahlen mit fünf Ziffern oder Bereichen und Kommas dazwischen, wie 21029, 23669-23684',
  ),
};

export const lengthOf = (text: string): number => Array.from(text).length;

/** Why a text cannot be published in its field; undefined if it can. */
export function textFault({ kind, label, max, optional }: TextField, text: string): string | undefined {
  if (text === '') return optional ? undefined : `Bitte füllen Sie „${label}“ aus.`;
  const length = lengthOf(text);
  if (length > max) return `„${label}“ ist zu lang: ${length} Zeichen, möglich sind ${max}.`;
  const fault = faultOf[kind](text);
  return fault && `„${label}“ ${fault}.`;
}
