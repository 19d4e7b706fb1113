import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface ClaimsWords {
  readonly experience: string;
  readonly duration: string;
  readonly price: string;
  /** Displayed only together with the note on how reviews are checked. */
  readonly stars: string;
  readonly success: string;
  /** Where the numbers of the claims come from. Displayed below them. */
  readonly source: string;
}

/** Marketing claims (visitor-area §1). */
export const claims: Words<ClaimsWords> = {
  key: 'claims',
  shipped: {
    experience: 'Über 15 Jahre Erfahrung',
    duration: 'In 2 Minuten angefragt',
    price: '100\u00a0% kostenlos',
    stars: '5,0 von 5 Sternen',
    success: 'Verkäufer zahlen nur im Erfolgsfall',
    source: 'Erfahrung: unsere Makler seit 2009. Dauer: acht Schritte.',
  },
};

export const claimsSection: Section<ClaimsWords> = {
  words: claims,
  group: 'Seiten',
  title: 'Versprechen',
  text: 'Die kurzen Versprechen auf der Startseite und im Kopf der Bewertung. Jedes muss sich belegen lassen.',
  pages: ['/', '/bewertung'],
  fields: {
    experience: {
      kind: 'line',
      label: 'Erfahrung',
      max: 60,
      fits: 30,
      hint: 'Steht auf der Startseite und im Kopf der Bewertung.',
      source: 'source',
    },
    duration: {
      kind: 'line',
      label: 'Dauer der Anfrage',
      max: 60,
      fits: 30,
      hint: 'Steht auf der Startseite und im Kopf der Bewertung.',
      source: 'source',
    },
    price: {
      kind: 'line',
      label: 'Kosten der Bewertung',
      max: 60,
      fits: 30,
      hint: 'Steht auf der Startseite und im Kopf der Bewertung.',
      source: 'source',
    },
    stars: {
      kind: 'line',
      label: 'Sterne',
      max: 60,
      fits: 30,
      hint: 'Steht auf der Startseite unter dem Hinweis, wie Kundenstimmen geprüft werden.',
      source: 'source',
    },
    success: {
      kind: 'line',
      label: 'Provision für Verkäufer',
      max: 60,
      fits: 40,
      hint: 'Steht auf der Startseite.',
      source: 'source',
    },
    source: {
      kind: 'paragraph',
      label: 'Quelle der Zahlen',
      optional: true,
      max: 300,
      hint: 'Steht klein unter den Versprechen. Nennen Sie, woher jede Zahl kommt.',
    },
  },
};
