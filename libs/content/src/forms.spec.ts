import { createHash } from 'node:crypto';
import { consentTextById, forms } from '@estate/domain/forms/all-forms';
import { describe, expect, it } from '@jest/globals';
import { datenschutz } from './sections/datenschutz.ts';
import {
  latestExcludedHolidayTitles,
  latestExcludedListingTitle,
  latestExcludedTitles,
  soldExcludedTitle,
} from './listing-exclusions.ts';

describe('consent texts', () => {
  it.each(forms.map(({ consent }) => [consent.id, consent] as const))(
    '%s have a dated id and link the words that they name [V-5.2]',
    (_, { id, text, links }) => {
      expect(id).toMatch(/^[a-z-]+-\d{4}-\d{2}$/);
      expect(id.length).toBeLessThanOrEqual(60);
      expect(links.map((link) => link.to)).toContain('/datenschutz');
      for (const { word } of links) expect(text.split(word)).toHaveLength(2);
      expect(consentTextById(id)).toBe(text);
    },
  );

  it('consent texts stay unchanged under their ids, because a lead stores the id of the text that its sender saw [V-5.2]', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(Object.fromEntries(forms.map(({ consent }) => [consent.id, digest(consent.text)]))).toEqual({
      'expose-2026-11': 'd190f9cf9640e21d',
      'besichtigung-2026-11': '30d7197e4fedf67f',
      'suchauftrag-2026-11': '72798d19f0be7ef3',
      'bewertung-2026-11': 'eb285b11a021f342',
      'kontakt-2026-11': '616e38c463d77ba0',
      'rueckruf-2026-11': '437c168b3ecf00db',
      'ueber-uns-2026-11': '616e38c463d77ba0',
      'gutachten-2026-11': '616e38c463d77ba0',
      'makler-2026-11': '616e38c463d77ba0',
      'bewertung-kontakt-2026-11': '616e38c463d77ba0',
    });
  });

  it('a consent text is found by the id of a lead, and an unknown id finds nothing', () => {
    expect(new Set(forms.map(({ consent }) => consent.id)).size).toBe(forms.length);
    expect(consentTextById('expose-1999-01')).toBeUndefined();
  });

  it('consent texts refer to the AGB where the specification asks for it [V-5.2]', () => {
    expect(consentTextById('expose-2026-11')).toContain('AGB');
    expect(consentTextById('suchauftrag-2026-11')).toContain('AGB');
  });
});

it('leads are kept no longer than the privacy text promises [S-2.76]', () => {
  const promise = 'löschen wir Ihre Angaben spätestens zwölf Monate nach dem letzten Kontakt';
  expect(datenschutz.shipped.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain(promise);
  for (const { keptMonths } of forms) {
    expect(keptMonths).toBeGreaterThan(0);
    expect(keptMonths).toBeLessThanOrEqual(12);
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
