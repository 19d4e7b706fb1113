import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface Guide {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly linkLabel: string;
}

interface SellGuidesWords {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** Links of /verkaufen to pages that help an owner. */
export const sellGuides: Words<SellGuidesWords> = {
  key: 'sell-guides',
  shipped: {
    title: 'Gut vorbereitet',
    guides: [
      {
        title: 'Geerbt?',
        text: 'Fünf Fragen, dann haben Sie die Schritte in ihrer Reihenfolge: Fristen, Grundbuch, Miterben, Finanzamt.',
        link: '/verkaufen/erbe',
        linkLabel: 'Was jetzt zu tun ist',
      },
      {
        title: 'Welche Unterlagen?',
        text: 'Eine Liste zum Abhaken, für Haus, Wohnung und Grundstück, mit der Stelle, von der Sie jede bekommen.',
        link: '/verkaufen/unterlagen',
        linkLabel: 'Checkliste der Unterlagen',
      },
    ],
  },
};

export const sellGuidesSection: Section<SellGuidesWords> = {
  words: sellGuides,
  group: 'Seiten',
  title: 'Verkaufen: Hilfen für Eigentümer',
  text: 'Der ruhige Block auf der Seite Verkaufen, der zu Hilfen für Eigentümer führt.',
  pages: ['/verkaufen'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    guides: {
      kind: 'list',
      label: 'Hilfen',
      entry: 'Hilfe',
      min: 1,
      max: 4,
      unique: 'title',
      of: {
        kind: 'group',
        label: 'Hilfe',
        fields: {
          title: { kind: 'line', label: 'Überschrift', max: 60, fits: 30 },
          text: { kind: 'paragraph', label: 'Text', max: 240 },
          link: { kind: 'link', label: 'Ziel', max: 200 },
          linkLabel: { kind: 'line', label: 'Text des Links', max: 60, fits: 30 },
        },
      },
    },
  },
};
