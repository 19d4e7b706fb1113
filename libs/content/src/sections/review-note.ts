import { isDemoContent } from '../demo.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface ReviewNoteWords {
  readonly note: string;
}

/** Whether and how reviews are verified (§5b(3) UWG). It has to be displayed next to the stars. */
export const reviewNote: Words<ReviewNoteWords> = {
  key: 'review-note',
  shipped: {
    note: isDemoContent
      ? 'Diese Kundenstimmen sind erfundene Beispiele für die Demonstration der Website. Sie stammen nicht von echten Kunden und wurden nicht geprüft.'
      : 'Wir veröffentlichen nur Stimmen von Kundinnen und Kunden, mit denen wir gearbeitet haben. Vor der Veröffentlichung gleichen wir jede Stimme mit dem Auftrag in unseren Unterlagen ab und holen die Zustimmung ein. Auch kritische Stimmen werden aufgenommen.',
  },
};

export const reviewNoteSection: Section<ReviewNoteWords> = {
  words: reviewNote,
  group: 'Seiten',
  title: 'Prüfung der Kundenstimmen',
  text: 'Der Hinweis über allen Kundenstimmen, ob und wie sie geprüft werden. Das Gesetz verlangt ihn (§ 5b Absatz 3 UWG).',
  pages: ['/', '/verkaufen', '/ueber-uns'],
  fields: {
    note: {
      kind: 'paragraph',
      label: 'Hinweis',
      max: 600,
      optional: true,
      hint: 'Er muss stimmen: Was hier steht, tun Sie mit jeder Stimme. Ohne ihn zeigt die Website keine Sterne.',
    },
  },
};
