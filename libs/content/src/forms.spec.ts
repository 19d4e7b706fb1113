import { createHash } from 'node:crypto';
import { forms } from '@estate/domain/forms/all-forms';
import { describe, expect, it } from '@jest/globals';
import { consentOf, consentTextOf } from './consent-of.ts';
import { datenschutz } from './sections/datenschutz.ts';
import { readPublishedWords } from './texts.ts';
import {
  latestExcludedHolidayTitles,
  latestExcludedListingTitle,
  latestExcludedTitles,
  soldExcludedTitle,
} from './listing-exclusions.ts';

const shippedConsents = forms.map((form) => consentOf(form));

describe('consent texts', () => {
  it.each(shippedConsents.map((consent) => [consent.version, consent] as const))(
    'the consent text %s has a dated version and links the words that it names [V-5.2]',
    (_, { version, text, links }) => {
      expect(version).toMatch(/^[a-z-]+-\d{4}-\d{2}$/);
      expect(version.length).toBeLessThanOrEqual(60);
      expect(links.map((link) => link.to)).toContain('/datenschutz');
      for (const { word } of links) expect(text.split(word)).toHaveLength(2);
      expect(consentTextOf(version)).toBe(text);
    },
  );

  it('consent texts stay unchanged under their versions, because a lead stores the version that its sender saw [V-5.2]', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(Object.fromEntries(shippedConsents.map(({ version, text }) => [version, digest(text)]))).toEqual({
      'expose-2026-11': 'd190f9cf9640e21d',
      'auftrag-2026-11': 'b7c3a402e8ea6aeb',
      'besichtigung-2026-11': '30d7197e4fedf67f',
      'bewerbung-2026-11': '3ef614eee12596be',
      'frage-2026-11': '1fabb590b068f4c0',
      'suchauftrag-2026-11': '063d62e811fe0320',
      'bewertung-2026-11': 'eb285b11a021f342',
      'kontakt-2026-11': '616e38c463d77ba0',
      'rueckruf-2026-11': '437c168b3ecf00db',
      'ueber-uns-2026-11': '616e38c463d77ba0',
      'gutachten-2026-11': '616e38c463d77ba0',
      'makler-2026-11': '616e38c463d77ba0',
      'bewertung-kontakt-2026-11': '616e38c463d77ba0',
      'widerruf-2026-11': '2587bf85509dd277',
    });
  });

  it('each form has a consent text with a version of its own, and an unknown version has no text', () => {
    expect(new Set(shippedConsents.map(({ version }) => version)).size).toBe(forms.length);
    expect(consentTextOf('expose-1999-01')).toBeUndefined();
  });

  it('consent texts refer to the AGB where the specification asks for it [V-5.2]', () => {
    expect(consentTextOf('expose-2026-11')).toContain('AGB');
    expect(consentTextOf('suchauftrag-2026-11')).toContain('AGB');
  });

  it('a form shows the published consent, and the shipped text is still found by its version', () => {
    const text = 'Ich habe die Datenschutzerklärung gelesen und die AGB auch.';
    const own = { form: 'contact', version: 'kontakt-2026-12-24', text };
    readPublishedWords(() => ({ consents: { consents: [own] } }));
    expect(consentOf({ consent: 'contact' })).toMatchObject({ version: own.version, text });
    expect(consentOf({ consent: 'contact' }).links).toHaveLength(2);
    expect(consentOf({ consent: 'expose' }).version).toBe('expose-2026-11');
    expect(consentTextOf(own.version)).toBe(text);
    expect(consentTextOf('kontakt-2026-11')).toContain('Nachricht');
    readPublishedWords(() => ({}));
  });
});

it('leads are kept no longer than the privacy text promises [S-2.76]', () => {
  const promise = 'löschen wir Ihre Angaben spätestens zwölf Monate nach dem letzten Kontakt';
  const promiseOfWithdrawal = 'bewahren wir sechs Jahre ab dem Ende des Jahres auf';
  const text = datenschutz.shipped.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(text).toContain(promise);
  expect(text).toContain(promiseOfWithdrawal);
  for (const { kind, keptMonths } of forms) {
    expect(keptMonths).toBeGreaterThan(0);
    expect(keptMonths).toBeLessThanOrEqual(['withdrawal', 'order'].includes(kind) ? 72 : 12);
  }
});

describe('listing exclusions', () => {
  it('the listing exclusions are eight holiday titles and one named listing, all different [V-7.1]', () => {
    expect(latestExcludedHolidayTitles).toHaveLength(8);
    expect(latestExcludedTitles).toContain(latestExcludedListingTitle);
    expect(new Set(latestExcludedTitles).size).toBe(9);
  });

  it('no listing exclusion is empty, because it would exclude every sold property', () => {
    for (const title of [...latestExcludedTitles, soldExcludedTitle]) {
      expect(title.trim()).toBe(title);
      expect(title.length).toBeGreaterThan(5);
    }
  });
});
