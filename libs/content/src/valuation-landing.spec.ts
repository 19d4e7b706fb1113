import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  valuationBenefits,
  valuationDefaultText,
  valuationKeywordTexts,
  valuationSteps,
} from './valuation-landing.ts';

const Text = z.strictObject({
  headline: z.string().min(10).max(50),
  highlight: z.string().min(10).max(50),
  description: z.string().min(80).max(220),
  buttonText: z.string().min(8).max(35),
});

describe('valuation landing', () => {
  it('has a text for each keyword of the specification and a default', () => {
    expect(Object.keys(valuationKeywordTexts)).toEqual([
      'wievielistmeinhauswert',
      'hauswertberechnen',
      'hauswertschaetzen',
      'immobilieschaetzen',
    ]);
    const texts = [valuationDefaultText, ...Object.values(valuationKeywordTexts)];
    z.array(Text).parse(texts);
    expect(new Set(texts.map((text) => text.headline)).size).toBe(5);
    expect(new Set(texts.map((text) => text.buttonText)).size).toBe(5);
  });

  it('leaves the claims to the page, which says each once', () => {
    const texts = [valuationDefaultText, ...Object.values(valuationKeywordTexts), ...valuationBenefits];
    expect(JSON.stringify(texts)).not.toMatch(/2 Min|zwei Minuten|100 ?%|15 Jahre|Erfolgsfall/);
  });

  it('explains three steps and names benefits', () => {
    expect(valuationSteps).toHaveLength(3);
    expect(valuationBenefits.length).toBeGreaterThan(2);
  });
});
