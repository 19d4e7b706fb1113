import { type Point, pointFields, type Voice, voiceFields } from '../entries.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface AboutWords {
  readonly title: string;
  readonly subtitle: string;
  readonly teamTitle: string;
  readonly teamText: string;
  readonly goalsTitle: string;
  readonly goalsIntro: string;
  readonly goals: readonly Point[];
  readonly voicesTitle: string;
  readonly voices: readonly Voice[];
  readonly contactTitle: string;
  readonly contactText: string;
  readonly careerTitle: string;
  readonly careerText: string;
}

/** /ueber-uns. The goals have the anchor immobilienziele, to which /suchauftrag links (visitor-area §1). */
export const about: Words<AboutWords> = {
  key: 'about',
  shipped: {
    title: 'Acht Menschen, ein Anspruch',
    subtitle:
      'Wir sind ein kleines Haus. Wer bei uns anruft, spricht mit dem Menschen, der auch die Besichtigung führt.',
    teamTitle: 'Unser Team',
    teamText:
      'Jede und jeder von uns hat ein eigenes Gebiet oder Fach. Ein Klick auf den Namen führt zur persönlichen Seite.',
    goalsTitle: 'Ihre Immobilienziele',
    goalsIntro:
      'Verkaufen, kaufen, anlegen oder erst einmal wissen, woran man ist: Am Anfang steht ein Gespräch über Ihr Ziel, nicht über unser Angebot.',
    goals: [
      {
        title: 'Verkaufen',
        text: 'Sie möchten sich verkleinern, umziehen oder ein Erbe ordnen. Wir planen Zeitpunkt, Preis und Ablauf mit Ihnen.',
      },
      {
        title: 'Kaufen, auch abseits der Portale',
        text: 'Ein Teil unserer Objekte wird nie öffentlich angeboten, weil die Eigentümer es so wünschen. Wer einen Suchauftrag erteilt, erfährt auch davon.',
      },
      {
        title: 'Anlegen',
        text: 'Sie suchen eine Immobilie, die sich trägt. Wir rechnen offen und raten auch ab.',
      },
    ],
    voicesTitle: 'Was Kunden über uns sagen',
    voices: [
      {
        name: 'Hauke B.',
        subtitle: 'Verkauf in Lüneburg',
        text: 'Man wird zurückgerufen, immer am selben Tag. Das klingt nach wenig und ist doch selten.',
      },
      {
        name: 'Claire M.',
        subtitle: 'Mieterin in Hamburg',
        text: 'Neu in der Stadt, wenig Deutsch, viele Fragen. Frau Ahlff hat jede davon beantwortet, auch die nach dem Einzug.',
      },
      {
        name: 'Familie Nissen',
        subtitle: 'Kauf in Scharbeutz',
        text: 'Frau Grotkopp hat uns das Haus im Juli und noch einmal im November gezeigt. Danach waren wir sicher.',
      },
    ],
    contactTitle: 'Sprechen Sie mit uns',
    contactText: 'Schreiben Sie uns, worum es geht. Wir melden uns in der Regel am nächsten Werktag.',
    careerTitle: 'Mit uns arbeiten',
    careerText:
      'Sie mögen Häuser, Menschen und gründliche Arbeit? Schreiben Sie uns einige Zeilen über sich, auch ohne ausgeschriebene Stelle. Wir antworten jedem.',
  },
};

export const aboutSection: Section<AboutWords> = {
  words: about,
  group: 'Seiten',
  title: 'Über uns',
  text: 'Der Kopf der Seite, die Worte über dem Team, die Immobilienziele, Kundenstimmen und das Formular.',
  pages: ['/ueber-uns'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 120 },
    teamTitle: { kind: 'line', label: 'Überschrift des Teams', max: 80, fits: 40 },
    teamText: { kind: 'paragraph', label: 'Text über dem Team', max: 300 },
    goalsTitle: {
      kind: 'line',
      label: 'Überschrift der Immobilienziele',
      max: 80,
      fits: 40,
      hint: 'Die Seite Suchauftrag verweist auf diesen Teil.',
    },
    goalsIntro: { kind: 'paragraph', label: 'Text darunter', max: 400 },
    goals: {
      kind: 'list',
      label: 'Immobilienziele',
      entry: 'Ziel',
      min: 1,
      max: 6,
      unique: 'title',
      of: { kind: 'group', label: 'Ziel', fields: pointFields },
    },
    voicesTitle: { kind: 'line', label: 'Überschrift der Kundenstimmen', max: 80, fits: 40 },
    voices: {
      kind: 'list',
      label: 'Kundenstimmen',
      entry: 'Kundenstimme',
      min: 1,
      max: 12,
      unique: 'name',
      of: { kind: 'group', label: 'Kundenstimme', fields: voiceFields },
    },
    contactTitle: { kind: 'line', label: 'Überschrift neben dem Formular', max: 80, fits: 40 },
    contactText: { kind: 'paragraph', label: 'Text neben dem Formular', max: 300 },
    careerTitle: { kind: 'line', label: 'Überschrift für Bewerber', max: 80, fits: 40 },
    careerText: { kind: 'paragraph', label: 'Text für Bewerber', max: 400 },
  },
};
