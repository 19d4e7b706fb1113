import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface FrameWords {
  readonly footerText: string;
}

/** The agency's words in the frame of every page. */
export const frame: Words<FrameWords> = {
  key: 'frame',
  shipped: {
    footerText: 'Immobilienvermarktung mit Herz und Verstand in Hamburg, Lüneburg und Umgebung.',
  },
};

export const frameSection: Section<FrameWords> = {
  words: frame,
  group: 'Seiten',
  title: 'Fuß aller Seiten',
  text: 'Was unten auf jeder Seite unter dem Namen steht. Anschrift und Öffnungszeiten daneben gehören zum Büro.',
  pages: 'all',
  fields: {
    footerText: { kind: 'paragraph', label: 'Satz unter dem Namen', max: 200 },
  },
};
