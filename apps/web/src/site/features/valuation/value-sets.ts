import {
  type Condition,
  conditionLabels,
  propertyTypeLabels,
  type PropertySubtype,
  type PropertyType,
  type Purpose,
  type Quality,
  qualityLabels,
} from '@estate/domain/forms/valuation-values';
import { subtypeLabelsOf } from '@estate/domain/forms/valuation';

/** One answer of the funnel: the sent value and the shown texts. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly text?: string;
}

const choicesOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  texts?: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({
    value,
    label: labels[value],
    ...(texts && { text: texts[value] }),
  }));

export const propertyTypes = choicesOf(propertyTypeLabels);

export const subtypesOf: Readonly<Record<PropertyType, readonly Choice<PropertySubtype>[]>> = {
  haus: choicesOf(subtypeLabelsOf.haus),
  wohnung: choicesOf(subtypeLabelsOf.wohnung),
  grundstueck: choicesOf(subtypeLabelsOf.grundstueck),
};

export const conditions: readonly Choice<Condition>[] = choicesOf(conditionLabels, {
  renovierungsbeduerftig: 'Größere Arbeiten stehen an',
  'gut-erhalten': 'Gepflegt, normale Abnutzung',
  'neu-renoviert': 'In den letzten Jahren erneuert',
});

export const qualities: readonly Choice<Quality>[] = choicesOf(qualityLabels, {
  einfach: 'Zweckmäßig, ohne Extras',
  standard: 'Zeitgemäß und solide',
  hoch: 'Gute Materialien, Einbauküche',
  luxurioes: 'Edle Materialien, Sonderwünsche',
});

/** The visitor's choices of a reason, in the first person. Mails to the agency contain `purposeLabels` instead. */
export const purposes: readonly Choice<Purpose>[] = choicesOf({
  'verkauf-planen': 'Ich plane einen Verkauf',
  'preisanstieg-pruefen': 'Ich prüfe, ob der Preis gestiegen ist',
  'passende-immobilie': 'Ich suche eine passende Immobilie',
  'immobilie-geerbt': 'Ich habe die Immobilie geerbt',
  'interesse-preis': 'Mich interessiert der Preis',
});

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}
