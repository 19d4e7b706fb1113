import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { factNames, unknownFacts, withFacts } from './agency-facts.ts';
import { legalFields, type LegalWords } from './legal-words.ts';
import { accessibility } from './sections/accessibility.ts';
import { agency } from './sections/agency.ts';
import { agb } from './sections/agb.ts';
import { datenschutz } from './sections/datenschutz.ts';
import { impressum } from './sections/impressum.ts';

const documents = [impressum, datenschutz, agb, accessibility].map(
  ({ key, shipped }) => [key, shipped] as const,
);
/** As visitors read it. */
const wholeText = (document: LegalWords) => withFacts(JSON.stringify(document));

const Document = z.strictObject({
  title: z.string().min(5),
  dated: z.string().regex(/^(?:Stand: \d{2}\.\d{2}\.\d{4})?$/),
  intro: z.string().min(20),
  sections: z
    .array(
      z
        .strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          title: z.string().min(4).max(80),
          paragraphs: z.array(z.string().min(10)),
          list: z.array(z.string().min(5)),
        })
        .refine(({ paragraphs, list }) => paragraphs.length + list.length > 0),
    )
    .min(1),
});

describe('legal documents', () => {
  it.each(documents)('%s is well-formed and its anchors are unique', (_, document) => {
    const { sections } = Document.parse(document);
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
  });

  it.each(documents)('%s has no link to the closed EU platform', (_, document) => {
    expect(wholeText(document)).not.toMatch(/ec\.europa\.eu|OS-Plattform|Online-Streitbeilegung/);
  });
});

describe('facts of the agency in texts', () => {
  it.each(documents)('%s names only known facts', (_, document) => {
    expect(unknownFacts(JSON.stringify(document.sections))).toEqual([]);
  });

  it('a fact stands in place of its name, and an unknown name is found and stays', () => {
    expect(withFacts('{Firma}, {Ort}: {Telefn} {constructor}')).toBe(
      `${agency.shipped.legalName}, 20457 Hamburg: {Telefn} {constructor}`,
    );
    expect(unknownFacts('{Firma}, {Ort}: {Telefn} {constructor}')).toEqual(['Telefn', 'constructor']);
  });

  it('the form of legal pages names every fact', () => {
    for (const name of factNames) expect(legalFields.sections.hint).toContain(`{${name}}`);
  });
});

describe('Impressum [S-2.36]', () => {
  it.each([
    agency.shipped.legalName,
    agency.shipped.address.street,
    agency.shipped.phone,
    agency.shipped.email,
    agency.shipped.managingDirector,
    agency.shipped.vatId,
    agency.shipped.register.status,
    agency.shipped.register.court,
    agency.shipped.supervisoryAuthority.name,
    '§ 34c',
    '§ 36 Verbraucherstreitbeilegungsgesetz',
  ])('the Impressum names %s', (fact) => {
    expect(wholeText(impressum.shipped)).toContain(fact);
  });

  it('the Impressum says that the register entry is applied for, names the court, and disclaims liability for contents and links', () => {
    const sections = new Map(impressum.shipped.sections.map(({ title, ...section }) => [title, section]));
    expect(sections.get('Registereintrag')?.paragraphs.map(withFacts)).toEqual([
      'Die Eintragung in das Handelsregister ist beantragt.',
      'Registergericht: Amtsgericht Hamburg',
    ]);
    expect(sections.get('Haftung für Inhalte')?.paragraphs.join(' ')).toMatch(/keine Gewähr/);
    expect(sections.get('Haftung für Links')?.paragraphs.join(' ')).toMatch(
      /sind deren Betreiber verantwortlich/,
    );
  });
});

describe('Datenschutz', () => {
  it('the Datenschutz page has sections 1 to 14 and the date of the specification [S-2.37, S-9.8]', () => {
    expect(datenschutz.shipped.dated).toBe('Stand: 01.02.2025');
    expect(datenschutz.shipped.sections.map((section) => Number.parseInt(section.title, 10))).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 1),
    );
  });

  it.each([
    'protokolle',
    'formulare',
    'analyse',
    'werbung',
    'karten',
    'videos',
    'einwilligung',
    'crm',
    'rechte',
    'aufsicht',
  ])('the Datenschutz page covers %s [S-2.38]', (id) => {
    expect(datenschutz.shipped.sections.map((section) => section.id)).toContain(id);
  });
});

describe('Datenschutz on views and reports', () => {
  it('the Datenschutz page says how views are counted, on what ground and for how long [V-2.152]', () => {
    const log = datenschutz.shipped.sections.find(({ id }) => id === 'protokolle');
    const [counting = ''] = log?.paragraphs.filter((text) => text.includes('zählen')) ?? [];
    for (const fact of [
      'kein Cookie',
      '§ 25 TDDDG',
      'lit. f',
      'Prüfwert',
      'eine Stunde',
      'zwei Jahre',
      'unter fünf',
    ])
      expect(counting).toContain(fact);
    expect(wholeText(datenschutz.shipped)).toContain('monatlichen Bericht');
  });
});

describe('AGB', () => {
  it('the AGB have the six sections of the specification and say that no contract is closed [S-2.39]', () => {
    expect(agb.shipped.sections.map((section) => section.id)).toEqual([
      'haftung-fuer-inhalte',
      'skizzen-und-plaene',
      'kaufvertrag',
      'externe-links',
      'urheberrecht',
      'meldung-von-verstoessen',
    ]);
    expect(agb.shipped.intro).toContain('kein Vertrag geschlossen');
  });
});
