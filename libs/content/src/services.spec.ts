import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { appraisalPriceNote, appraisalServices } from './appraisal-services.ts';
import { services } from './services.ts';

describe('home services', () => {
  it('are the six of the specification, each with a text and a target', () => {
    expect(services.map((service) => service.id)).toEqual([
      'sale',
      'valuation',
      'buyer-advice',
      'letting',
      'investment',
      'expert-report',
    ]);
    for (const service of services) {
      z.object({ title: z.string().min(5).max(30), text: z.string().min(60).max(160) }).parse(service);
      expect(service.to).toMatch(/^\/[a-z-]+$/);
    }
  });
});

describe('appraisal services', () => {
  it('are six, complete, with an anchor each', () => {
    const Offering = z.strictObject({
      id: z.string().regex(/^[a-z]+$/),
      title: z.string().min(10).max(80),
      subtitle: z.string().min(10).max(60),
      priceText: z.string().regex(/^kostenlos$|^ab [\d.]+ €$/),
      priceFrom: z.number().int().min(0),
      features: z.array(z.string().min(5).max(50)).min(3).max(5),
      description: z.string().min(80).max(260),
    });
    z.array(Offering).length(6).parse(appraisalServices);
    expect(new Set(appraisalServices.map((service) => service.id)).size).toBe(6);
  });

  it('cost what the specification says, and say it the German way', () => {
    expect(appraisalServices.map((service) => service.priceFrom)).toEqual([0, 0, 385, 1200, 750, 500]);
    for (const { priceFrom, priceText } of appraisalServices) {
      expect(priceText).toBe(priceFrom === 0 ? 'kostenlos' : `ab ${priceFrom.toLocaleString('de-DE')} €`);
    }
    expect(appraisalPriceNote).toContain('Mehrwertsteuer');
  });
});
