import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface FunnelWords {
  readonly title: string;
  readonly text: string;
}

/** The words above the funnel of the valuation. */
export const funnel: Words<FunnelWords> = {
  key: 'funnel',
  shipped: {
    title: 'Kostenlose Bewertung',
    text: 'Acht kurze Schritte in etwa zwei Minuten, unverbindlich. In Hamburg sehen Sie am Ende eine Preisspanne, ohne zu sagen, wer Sie sind.',
  },
};

export const funnelSection: Section<FunnelWords> = {
  words: funnel,
  group: 'Seiten',
  title: 'Fragebogen der Bewertung',
  text: 'Die Worte über den acht Schritten der Bewertung.',
  pages: ['/bewertung', '/verkaufen'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    text: {
      kind: 'paragraph',
      label: 'Text darunter',
      max: 300,
      hint: 'Steht nur beim ersten Schritt. Versprechen Sie keine Frist, die das Büro nicht hält.',
    },
  },
};
