import type { PropertyType } from '@estate/domain/forms/valuation-values';
import type { Funnel, Step } from './funnel-state.ts';

type Titles = Readonly<Record<Step, string>>;

const sharedNames = {
  1: 'Immobilie',
  2: 'Art',
  3: 'Eckdaten',
  4: 'Zustand',
  5: 'Anlass',
  6: 'Adresse',
  7: 'Berechnung',
  8: 'Preisspanne',
} satisfies Titles;

const sharedQuestions = {
  1: 'Was möchten Sie bewerten?',
  5: 'Warum möchten Sie den Wert wissen?',
  7: 'Wir berechnen Ihre Preisspanne',
  8: 'Ihre Preisspanne',
} as const;

const questions: Readonly<Record<PropertyType, Titles>> = {
  haus: {
    ...sharedQuestions,
    2: 'Was für ein Haus ist es?',
    3: 'Wie alt und wie groß ist Ihr Haus?',
    4: 'In welchem Zustand ist Ihr Haus?',
    6: 'Wo steht Ihr Haus?',
  },
  wohnung: {
    ...sharedQuestions,
    2: 'Was für eine Wohnung ist es?',
    3: 'Wie alt und wie groß ist Ihre Wohnung?',
    4: 'In welchem Zustand ist Ihre Wohnung?',
    6: 'Wo liegt Ihre Wohnung?',
  },
  grundstueck: {
    ...sharedQuestions,
    2: 'Was für ein Grundstück ist es?',
    3: 'Wie groß ist Ihr Grundstück?',
    4: 'Was ist bei Ihrem Grundstück zu beachten?',
    6: 'Wo liegt Ihr Grundstück?',
  },
};

/** The name of a step beside the progress bar. */
export const stepNameOf = ({ step, propertyType }: Pick<Funnel, 'step' | 'propertyType'>): string =>
  step === 4 && propertyType === 'grundstueck' ? 'Besonderheiten' : sharedNames[step];

export const questionOf = ({ step, propertyType }: Funnel): string =>
  questions[propertyType ?? 'wohnung'][step];
