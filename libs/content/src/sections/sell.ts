import { type Point, pointFields, type Voice, voiceFields } from '../entries.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface SellWords {
  readonly title: string;
  readonly subtitle: string;
  readonly benefitsTitle: string;
  readonly benefits: readonly Point[];
  readonly stepsTitle: string;
  readonly steps: readonly Point[];
  readonly voicesTitle: string;
  readonly voices: readonly Voice[];
  readonly referencesTitle: string;
  readonly referencesText: string;
}

/** /verkaufen: its head, the six reasons, the eight steps of a sale, voices and references (visitor-area §1). */
export const sell: Words<SellWords> = {
  key: 'sell',
  shipped: {
    title: 'Verkaufen mit Ruhe und Plan',
    subtitle: 'Über 15 Jahre Erfahrung in Hamburg und Lüneburg. Sie zahlen nur im Erfolgsfall.',
    benefitsTitle: 'Was Sie von uns erwarten dürfen',
    benefits: [
      {
        title: 'Ein Preis mit Begründung',
        text: 'Wir zeigen Ihnen die Vergleichsfälle hinter unserer Zahl. So können Sie selbst beurteilen, ob sie stimmt.',
      },
      {
        title: 'Kein Honorar vorab',
        text: 'Vorbereitung, Fotos und Anzeigen gehen auf uns. Eine Provision fällt erst mit dem notariellen Kaufvertrag an.',
      },
      {
        title: 'Geprüfte Interessenten',
        text: 'Besichtigen darf, wer sein Interesse und seine Finanzierung glaubhaft gemacht hat.',
      },
      {
        title: 'Bilder, die zeigen, was ist',
        text: 'Gute Fotos, saubere Grundrisse und auf Wunsch Home Staging. Geschönt wird nichts.',
      },
      {
        title: 'Diskret, wenn Sie es wünschen',
        text: 'Manche Häuser gehören nicht ins Internet. Dann sprechen wir vorgemerkte Interessenten einzeln an.',
      },
      {
        title: 'Eine Person für alles',
        text: 'Vom ersten Gespräch bis zur Übergabe haben Sie denselben Menschen am Telefon.',
      },
    ],
    stepsTitle: 'So läuft ein Verkauf mit uns',
    steps: [
      { title: 'Kennenlernen', text: 'Wir sehen uns Ihre Immobilie an und hören, was Ihnen wichtig ist.' },
      {
        title: 'Bewertung',
        text: 'Sie erhalten eine Preisspanne mit Vergleichsfällen und unsere Empfehlung.',
      },
      {
        title: 'Unterlagen',
        text: 'Wir beschaffen Grundbuchauszug, Pläne, Energieausweis und Bescheinigungen.',
      },
      {
        title: 'Aufbereitung',
        text: 'Fotos, Grundrisse und Exposé entstehen; auf Wunsch richten wir Räume ein.',
      },
      {
        title: 'Ansprache',
        text: 'Zuerst erfahren vorgemerkte Interessenten davon, danach die Öffentlichkeit.',
      },
      { title: 'Besichtigungen', text: 'Wir führen Einzeltermine und berichten Ihnen nach jedem davon.' },
      {
        title: 'Verhandlung und Notar',
        text: 'Wir prüfen die Finanzierung und begleiten den Vertragsentwurf.',
      },
      {
        title: 'Übergabe',
        text: 'Mit Protokoll, Zählerständen und Schlüsseln. Auch danach sind wir erreichbar.',
      },
    ],
    voicesTitle: 'Das sagen unsere Kunden',
    voices: [
      {
        name: 'Jürgen P.',
        subtitle: 'Reihenhaus in Bergedorf',
        text: 'Acht Besichtigungen, nicht achtzig. Wer kam, hatte die Finanzierung geklärt und kannte den Grundriss.',
      },
      {
        name: 'Anke und Torben L.',
        subtitle: 'Altbauwohnung in Ottensen',
        text: 'Vor dem Fototermin hat Frau Stoltenberg-Mau einen Tag lang umgestellt. Wir hätten die Wohnung danach am liebsten behalten.',
      },
      {
        name: 'Dr. Sabine F.',
        subtitle: 'Stadthaus in Lübeck',
        text: 'Die Denkmalauflagen standen offen im Exposé. Das hat Interessenten gekostet, aber keinen einzigen Notartermin.',
      },
    ],
    referencesTitle: 'Referenzen',
    referencesText: 'Objekte, die wir verkauft oder vermietet haben.',
  },
};

export const sellSection: Section<SellWords> = {
  words: sell,
  group: 'Seiten',
  title: 'Verkaufen',
  text: 'Der Kopf der Seite, die Gründe für uns, der Weg eines Verkaufs, Kundenstimmen und Referenzen.',
  pages: ['/verkaufen'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 120 },
    benefitsTitle: { kind: 'line', label: 'Überschrift der Gründe', max: 80, fits: 40 },
    benefits: {
      kind: 'list',
      label: 'Gründe',
      entry: 'Grund',
      min: 1,
      max: 12,
      unique: 'title',
      of: { kind: 'group', label: 'Grund', fields: pointFields },
    },
    stepsTitle: { kind: 'line', label: 'Überschrift der Schritte', max: 80, fits: 40 },
    steps: {
      kind: 'list',
      label: 'Schritte',
      entry: 'Schritt',
      min: 1,
      max: 12,
      unique: 'title',
      of: { kind: 'group', label: 'Schritt', fields: pointFields },
    },
    voicesTitle: { kind: 'line', label: 'Überschrift der Kundenstimmen', max: 80, fits: 40 },
    voices: {
      kind: 'list',
      label: 'Kundenstimmen',
      entry: 'Kundenstimme',
      min: 1,
      max: 6,
      unique: 'name',
      of: { kind: 'group', label: 'Kundenstimme', fields: voiceFields },
      hint: 'Die zweite Stimme wird auf dem Telefon ausgelassen.',
    },
    referencesTitle: { kind: 'line', label: 'Überschrift der Referenzen', max: 80, fits: 40 },
    referencesText: { kind: 'line', label: 'Satz über den Referenzen', max: 200 },
  },
};
