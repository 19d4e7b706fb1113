import type { FieldsOf } from '../section.ts';

/** Where the rates of a calculator come from. The agency has to confirm each rate before publishing it. */
export interface RateSource {
  readonly text: string;
  /** Month in which the rates were compiled, e.g. 'November 2026'. */
  readonly compiled: string;
}

export const rateSourceFields: FieldsOf<RateSource> = {
  text: { kind: 'line', label: 'Quelle', max: 250, hint: 'Ohne Punkt am Ende; er kommt von selbst.' },
  compiled: {
    kind: 'line',
    label: 'Zusammengestellt',
    max: 30,
    hint: 'Monat und Jahr, zum Beispiel: November 2026. Ändern Sie ihn mit jedem Satz.',
  },
};
