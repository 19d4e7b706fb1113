import { isDemoContent } from './demo.ts';

/** Review by a customer, displayed with 5 stars. */
export interface Testimonial {
  readonly name: string;
  readonly subtitle: string;
  readonly text: string;
}

export const testimonialsTitle = 'Das sagen unsere Kunden';

/** Whether and how reviews are verified (§5b(3) UWG). It has to be displayed next to the stars. */
export const reviewNote: string = isDemoContent
  ? 'Diese Kundenstimmen sind erfundene Beispiele für die Demonstration der Website. Sie stammen nicht von echten Kunden und wurden nicht geprüft.'
  : 'Wir veröffentlichen nur Stimmen von Kundinnen und Kunden, mit denen wir gearbeitet haben. Vor der Veröffentlichung gleichen wir jede Stimme mit dem Auftrag in unseren Unterlagen ab und holen die Zustimmung ein. Auch kritische Stimmen werden aufgenommen.';

export const homeTestimonials: readonly Testimonial[] = [
  {
    name: 'Familie Harders',
    subtitle: 'Hausverkauf in Volksdorf',
    text: 'Uns wurde kein Traumpreis versprochen, sondern ein Weg erklärt. Am Ende lag der Erlös genau in der Spanne, die Herr Thordsen am Anfang genannt hatte.',
  },
  {
    name: 'Gesa W.',
    subtitle: 'Wohnungsverkauf in Winterhude',
    text: 'Ich wohne in Zürich und konnte nur zweimal kommen. Alles andere lief ohne mich, und ich wusste trotzdem jede Woche, woran ich bin.',
  },
  {
    name: 'Rolf und Inge T.',
    subtitle: 'Verkauf des Elternhauses in Reinbek',
    text: 'Mit 78 räumt man ein Haus nicht nebenbei. Frau Lührs hatte Zeit für uns und hat nie gedrängt.',
  },
  {
    name: 'Deniz A.',
    subtitle: 'Wohnungskauf in Lüneburg',
    text: 'Die Unterlagen waren vollständig, auch die Protokolle der Eigentümerversammlung. Unsere Bank hatte keine einzige Rückfrage.',
  },
  {
    name: 'Erbengemeinschaft K.',
    subtitle: 'Mehrfamilienhaus in Eimsbüttel',
    text: 'Vier Geschwister, vier Meinungen. Die Bewertung war so gut begründet, dass wir uns nach einem Abend einig waren.',
  },
  {
    name: 'Marit S.',
    subtitle: 'Ferienhaus bei Girona',
    text: 'Frau Ferrer Holm hat uns von zwei Häusern abgeraten und zum dritten begleitet. Heute sind wir für beides dankbar.',
  },
];

/** Testimonials of /verkaufen. The second is hidden on mobile. */
export const sellTestimonials: readonly Testimonial[] = [
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
];

export const aboutTestimonials: readonly Testimonial[] = [
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
];
