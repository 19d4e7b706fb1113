import { describe, expect, it } from '@jest/globals';
import { afterSending, consentTextById, consentTexts, noContractNote } from './forms.ts';

const versions = Object.entries(consentTexts);

describe('consent texts', () => {
  it.each(versions)('of %s have a dated id and link the words that they name', (_, { id, text, links }) => {
    expect(id).toMatch(/^[a-z-]+-\d{4}-\d{2}$/);
    expect(id.length).toBeLessThanOrEqual(60);
    expect(links.map((link) => link.to)).toContain('/datenschutz');
    for (const { word } of links) expect(text.split(word)).toHaveLength(2);
  });

  it('are found again by the id that a lead carries, and unknown ids find nothing', () => {
    expect(new Set(versions.map(([, version]) => version.id)).size).toBe(versions.length);
    for (const [, { id, text }] of versions) expect(consentTextById(id)).toBe(text);
    expect(consentTextById('expose-1999-01')).toBeUndefined();
  });

  it('refer to the AGB where the specification asks for it', () => {
    expect(consentTexts.expose.text).toContain('AGB');
    expect(consentTexts.searchOrder.text).toContain('AGB');
  });
});

describe('notes of the forms', () => {
  it('say that the exposé request closes no contract', () => {
    expect(noContractNote).toMatch(/Exposé-Anfrage.*keinen Vertrag/);
  });

  it('say what happens next', () => {
    for (const text of Object.values(afterSending)) expect(text.length).toBeGreaterThan(40);
  });
});
