import type { Funnel, Step } from './funnel-state.ts';

export const stepNames: Readonly<Record<Step, string>> = {
  1: 'Immobilie',
  2: 'Art',
  3: 'Eckdaten',
  4: 'Zustand',
  5: 'Anlass',
  6: 'Adresse',
  7: 'Berechnung',
  8: 'Preisspanne',
};

export function questionOf({ step, propertyType }: Funnel): string {
  const isHouse = propertyType === 'haus';
  switch (step) {
    case 1:
      return 'Was möchten Sie bewerten?';
    case 2:
      return isHouse ? 'Was für ein Haus ist es?' : 'Was für eine Wohnung ist es?';
    case 3:
      return isHouse ? 'Wie alt und wie groß ist Ihr Haus?' : 'Wie alt und wie groß ist Ihre Wohnung?';
    case 4:
      return isHouse ? 'In welchem Zustand ist Ihr Haus?' : 'In welchem Zustand ist Ihre Wohnung?';
    case 5:
      return 'Warum möchten Sie den Wert wissen?';
    case 6:
      return isHouse ? 'Wo steht Ihr Haus?' : 'Wo liegt Ihre Wohnung?';
    case 7:
      return 'Wir berechnen Ihre Preisspanne';
    case 8:
      return 'Ihre Preisspanne';
  }
}
