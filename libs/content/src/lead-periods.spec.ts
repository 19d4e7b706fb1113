import { expect, it } from '@jest/globals';
import { keptMonths } from './lead-periods.ts';
import { privacyForms } from './legal/datenschutz-formulare.ts';

it('leads are kept no longer than the privacy text promises', () => {
  const promise = 'löschen wir Ihre Angaben spätestens zwölf Monate nach dem letzten Kontakt';
  expect(privacyForms.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain(promise);
  for (const months of Object.values(keptMonths)) {
    expect(months).toBeGreaterThan(0);
    expect(months).toBeLessThanOrEqual(12);
  }
});
