import type { EnergyData } from './energy-certificate.ts';

/** The nine classes of visitor-area §9. */
const nineSteps = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** The scale of the EU directive in certificates issued from 29 May 2026 on (law.md, Energy certificate). */
const sevenSteps = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The CRM sends both spellings (propstack.md). A++ has no own step: it marks A+ and is written out. */
const spellings: Readonly<Record<string, { name: string; step: string }>> = {
  A_PLUS_PLUS: { name: 'A++', step: 'A+' },
  'A++': { name: 'A++', step: 'A+' },
  A_PLUS: { name: 'A+', step: 'A+' },
  ...Object.fromEntries(nineSteps.map((name) => [name, { name, step: name }])),
};

export interface EnergyClass {
  name: string;
  steps: readonly string[];
  marked: number;
}

/** `2034-05-28` or `28.05.2034` → ISO date; null for any other text. */
function isoDate(date: string | null | undefined): string | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(date ?? '');
  if (german) {
    const [, day = '', month = '', year = ''] = german;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0] ?? null;
}

/** Certificates valid until 29 May 2036 or longer have the new scale, because certificates last ten years. */
const firstEndOnNewScale = '2036-05-29';

/** The class on its scale, or null if the CRM's value is no class. */
export function energyClassOf(
  property: Pick<EnergyData, 'energy_efficiency_class' | 'energy_certificate_end_date'>,
): EnergyClass | null {
  const spelling = spellings[property.energy_efficiency_class?.trim() ?? ''];
  if (!spelling) return null;
  const end = isoDate(property.energy_certificate_end_date);
  const isNew =
    end !== null && end >= firstEndOnNewScale && sevenSteps.some((step) => step === spelling.step);
  const steps: readonly string[] = isNew ? sevenSteps : nineSteps;
  return { name: spelling.name, steps, marked: steps.indexOf(spelling.step) };
}
