import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

export interface NoticeWords {
  /** Empty if there is no notice. */
  readonly text: string;
  /** First and last day, `2026-12-24`, in Hamburg. */
  readonly from: string;
  readonly to: string;
  /** Empty, a path of the website, or an https address. */
  readonly link: string;
}

/** The notice that every page of the website shows for some days. */
export const notice: Words<NoticeWords> = {
  key: 'notice',
  shipped: { text: '', from: '', to: '', link: '' },
};

export const noticeSection: Section<NoticeWords> = {
  words: notice,
  group: 'Büro',
  title: 'Hinweisleiste',
  text: 'Ein Hinweis auf allen Seiten, zum Beispiel: Vom 24. bis 31. Dezember ist unser Büro geschlossen. Wer ihn schließt, sieht ihn nicht wieder, bis Sie den Text ändern.',
  pages: 'all',
  fields: {
    text: {
      kind: 'line',
      label: 'Hinweis',
      hint: 'Ein bis zwei Sätze. Leer heißt: kein Hinweis.',
      max: 200,
      fits: 160,
      optional: true,
    },
    from: { kind: 'day', label: 'Erster Tag', max: 10, optional: true },
    to: { kind: 'day', label: 'Letzter Tag', max: 10, optional: true },
    link: {
      kind: 'link',
      label: 'Link „Mehr dazu“',
      hint: 'Eine Seite dieser Website, zum Beispiel /kontakt. Darf leer bleiben.',
      max: 200,
      optional: true,
    },
  },
};
