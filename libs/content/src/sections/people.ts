import type { ContentImage, Section } from '../section.ts';
import type { Words } from '../texts.ts';
import { portraits } from '../website-images/portraits.gen.ts';

/** What a property or a request may be about, in the order in which the subjects decide who answers. */
export const subjects = {
  abroad: 'Immobilien im Ausland',
  holiday: 'Ferienimmobilien',
  investment: 'Kapitalanlagen',
  commercial: 'Gewerbe',
  letting: 'Vermietung',
  search: 'Suchaufträge',
  valuation: 'Bewertungen',
} as const;
export type Subject = keyof typeof subjects;

/** A person of the agency. `BrokerProfile` holds the longer texts of the person's page. */
export interface Broker {
  /** Last part of the page's path, /makler/{slug}. */
  readonly slug: string;
  readonly name: string;
  readonly jobTitle: string;
  /** Region or field, e.g. 'Hamburg und Lüneburg'. */
  readonly focus: string;
  /** Languages by their German names. */
  readonly languages: readonly string[];
  readonly availability: string;
  readonly mobile: string;
  readonly email: string;
  /** The text with which a chat begins. */
  readonly greeting: string;
  readonly portrait: ContentImage;
  /** Whether the portrait is sent in quality 100 instead of 85. */
  readonly hasFinestPortrait: boolean;
  /** Towns, for JSON-LD. */
  readonly areaServed: readonly string[];
  /** One sentence, for JSON-LD and the page's description; at most 155 characters. */
  readonly description: string;
  /** What the person answers for (responsible.ts). */
  readonly answersFor: {
    readonly subjects: readonly Subject[];
    /** '21502, 23669-23684'. */
    readonly postcodes: string;
    /** A town with `*` at its end matches as the beginning of a word. */
    readonly towns: readonly string[];
  };
  /** Whether the person works for the agency now: has a page and answers. */
  readonly works: boolean;
  /** Slug of the person who answers instead while this one does not work; empty for the default person. */
  readonly deputy: string;
}

export interface PeopleWords {
  readonly brokers: readonly Broker[];
  /** Slug of the person who answers where nobody else does; the mails go to the agency's mailbox. */
  readonly defaultBroker: string;
}

const portrait = (path: keyof typeof portraits, name: string): ContentImage => ({
  path,
  mark: portraits[path],
  alt: `Porträt von ${name}`,
  origin: 'original',
});

/** The people of the agency, and who answers for what (decision 55; shipped is the rule of visitor-area §9). */
export const people: Words<PeopleWords> = {
  key: 'people',
  shipped: {
    defaultBroker: 'henrik-thordsen',
    brokers: [
      {
        slug: 'henrik-thordsen',
        name: 'Henrik Thordsen',
        jobTitle: 'Geschäftsführer und Immobilienmakler',
        focus: 'Hamburg und Lüneburg',
        languages: ['Deutsch', 'Englisch', 'Spanisch'],
        availability: '10–18 Uhr',
        mobile: '0171 3920011',
        email: 'thordsen@brookfleet.example',
        greeting: 'Guten Tag Herr Thordsen, ich habe eine Frage zu einer Immobilie.',
        portrait: portrait('portraits/henrik-thordsen.jpg', 'Henrik Thordsen'),
        hasFinestPortrait: false,
        areaServed: ['Hamburg', 'Lüneburg'],
        description:
          'Henrik Thordsen führt Brookfleet Immobilien und begleitet Verkäufe in Hamburg und Lüneburg vom ersten Gespräch bis zur Übergabe.',
        answersFor: { subjects: [], postcodes: '', towns: [] },
        works: true,
        deputy: '',
      },
      {
        slug: 'maren-luehrs',
        name: 'Maren Lührs',
        jobTitle: 'Immobilienmaklerin',
        focus: 'Hamburg, Bergedorf und Reinbek',
        languages: ['Deutsch'],
        availability: '10–18 Uhr',
        mobile: '0171 3920012',
        email: 'luehrs@brookfleet.example',
        greeting: 'Guten Tag Frau Lührs, ich habe eine Frage zu einer Immobilie.',
        portrait: portrait('portraits/maren-luehrs.jpg', 'Maren Lührs'),
        hasFinestPortrait: false,
        areaServed: ['Reinbek', 'Escheburg', 'Geesthacht', 'Lauenburg'],
        description:
          'Maren Lührs kennt den Osten Hamburgs und den Sachsenwald: Häuser und Wohnungen in Reinbek, Escheburg, Geesthacht und Lauenburg.',
        answersFor: {
          subjects: [],
          postcodes: '',
          towns: ['Reinbek', 'Escheburg', 'Lauenburg', 'Geesthacht'],
        },
        works: true,
        deputy: '',
      },
      {
        slug: 'jonas-wittkamp',
        name: 'Jonas Wittkamp',
        jobTitle: 'Immobilienmakler',
        focus: 'Hamburg und Lübeck',
        languages: ['Deutsch', 'Englisch'],
        availability: '10–18 Uhr',
        mobile: '0171 3920013',
        email: 'wittkamp@brookfleet.example',
        greeting: 'Guten Tag Herr Wittkamp, ich habe eine Frage zu einer Immobilie.',
        portrait: portrait('portraits/jonas-wittkamp.jpg', 'Jonas Wittkamp'),
        hasFinestPortrait: false,
        areaServed: ['Hamburg', 'Lübeck'],
        description:
          'Jonas Wittkamp vermittelt Altbauwohnungen und Stadthäuser in Hamburg und Lübeck und berät auf Deutsch und Englisch.',
        answersFor: { subjects: [], postcodes: '', towns: [] },
        works: true,
        deputy: '',
      },
      {
        slug: 'silke-grotkopp',
        name: 'Silke Grotkopp',
        jobTitle: 'Immobilienmaklerin',
        focus: 'Ostseeküste, Timmendorf und Scharbeutz',
        languages: ['Deutsch'],
        availability: '10–15 Uhr',
        mobile: '0171 3920014',
        email: 'grotkopp@brookfleet.example',
        greeting: 'Guten Tag Frau Grotkopp, ich habe eine Frage zu einer Immobilie an der Ostsee.',
        portrait: portrait('portraits/silke-grotkopp.jpg', 'Silke Grotkopp'),
        hasFinestPortrait: false,
        areaServed: ['Timmendorfer Strand', 'Neustadt in Holstein'],
        description:
          'Silke Grotkopp lebt in Neustadt in Holstein und vermittelt Häuser und Ferienwohnungen in Timmendorfer Strand.',
        answersFor: { subjects: [], postcodes: '', towns: ['Timmendorf*'] },
        works: true,
        deputy: '',
      },
      {
        slug: 'carolina-ahlff',
        name: 'Carolina Ahlff',
        jobTitle: 'Immobilienmaklerin für Vermietung',
        focus: 'Vermietung',
        languages: ['Deutsch', 'Englisch', 'Spanisch'],
        availability: '10–18 Uhr',
        mobile: '0171 3920015',
        email: 'ahlff@brookfleet.example',
        greeting: 'Guten Tag Frau Ahlff, ich habe eine Frage zu einer Mietwohnung.',
        portrait: portrait('portraits/carolina-ahlff.jpg', 'Carolina Ahlff'),
        hasFinestPortrait: false,
        areaServed: ['Hamburg', 'Lüneburg'],
        description:
          'Carolina Ahlff vermietet Wohnungen in Hamburg und Lüneburg: sorgfältige Auswahl, klare Verträge, dokumentierte Übergabe.',
        answersFor: { subjects: [], postcodes: '', towns: [] },
        works: true,
        deputy: '',
      },
      {
        slug: 'nuria-ferrer-holm',
        name: 'Núria Ferrer Holm',
        jobTitle: 'Immobilienmaklerin Ausland',
        focus: 'Expats, Ferienimmobilien in Spanien und Kapitalanlagen im Ausland',
        languages: ['Spanisch', 'Katalanisch', 'Deutsch', 'Englisch'],
        availability: '10–18 Uhr',
        mobile: '0171 3920016',
        email: 'ferrer-holm@brookfleet.example',
        greeting: 'Guten Tag Frau Ferrer Holm, ich habe eine Frage zu einer Immobilie in Spanien.',
        portrait: portrait('portraits/nuria-ferrer-holm.jpg', 'Núria Ferrer Holm'),
        hasFinestPortrait: false,
        areaServed: ['Hamburg', 'Mallorca', 'Girona', 'Alicante'],
        description:
          'Núria Ferrer Holm begleitet Expats und Käufer von Ferienimmobilien in Spanien, in vier Sprachen und von der Suche bis zum Notar.',
        answersFor: { subjects: ['abroad'], postcodes: '', towns: [] },
        works: true,
        deputy: '',
      },
      {
        slug: 'tobias-rennebarg',
        name: 'Tobias Rennebarg',
        jobTitle: 'Berater für Immobilieninvestments',
        focus: 'Anlageimmobilien, Renditeobjekte, Neubauprojekte und Portfolio-Optimierung',
        languages: ['Deutsch'],
        availability: '10–18 Uhr',
        mobile: '0171 3920017',
        email: 'rennebarg@brookfleet.example',
        greeting: 'Guten Tag Herr Rennebarg, ich interessiere mich für eine Anlageimmobilie.',
        portrait: portrait('portraits/tobias-rennebarg.jpg', 'Tobias Rennebarg'),
        hasFinestPortrait: false,
        areaServed: ['Hamburg', 'Lüneburg', 'Lübeck'],
        description:
          'Tobias Rennebarg berät zu Renditeobjekten und Neubauprojekten in Norddeutschland, mit nachvollziehbaren Zahlen statt Versprechen.',
        answersFor: { subjects: [], postcodes: '', towns: [] },
        works: true,
        deputy: '',
      },
      {
        slug: 'friederike-stoltenberg-mau',
        name: 'Friederike Stoltenberg-Mau',
        jobTitle: 'Home Staging und Innenarchitektur',
        focus: 'Home Staging, Innenarchitektur, Farbkonzepte und Verkaufsoptimierung',
        languages: ['Deutsch', 'Englisch'],
        availability: '10–18 Uhr',
        mobile: '0171 3920018',
        email: 'stoltenberg-mau@brookfleet.example',
        greeting: 'Guten Tag Frau Stoltenberg-Mau, ich habe eine Frage zum Home Staging.',
        portrait: portrait('portraits/friederike-stoltenberg-mau.jpg', 'Friederike Stoltenberg-Mau'),
        hasFinestPortrait: true,
        areaServed: ['Hamburg', 'Lüneburg'],
        description:
          'Friederike Stoltenberg-Mau bereitet Häuser und Wohnungen mit Home Staging und Farbkonzepten auf den Verkauf vor.',
        answersFor: { subjects: [], postcodes: '', towns: [] },
        works: true,
        deputy: '',
      },
    ],
  },
};

export const peopleSection: Section<PeopleWords> = {
  words: people,
  group: 'Team',
  title: 'Menschen und Zuständigkeit',
  text: 'Wer bei uns arbeitet, wie man sie oder ihn erreicht, und wer welche Immobilien und Anfragen beantwortet.',
  pages: 'all',
  fields: {
    defaultBroker: {
      kind: 'slug',
      label: 'Wer antwortet, wenn sonst niemand zuständig ist',
      hint: 'Das Ende der Adresse der persönlichen Seite, zum Beispiel henrik-thordsen. Die E-Mails gehen dann an das Postfach des Büros.',
      max: 60,
    },
    brokers: {
      kind: 'list',
      label: 'Team',
      hint: 'In dieser Reihenfolge stehen alle auf der Seite. Sind zwei für dasselbe zuständig, antwortet, wer weiter oben steht.',
      entry: 'Person',
      min: 1,
      max: 60,
      unique: 'slug',
      of: {
        kind: 'group',
        label: 'Person',
        fields: {
          slug: {
            kind: 'slug',
            label: 'Adresse der Seite',
            hint: 'Das Ende der Adresse nach /makler/: kleine Buchstaben und Bindestriche, zum Beispiel maria-muster.',
            max: 60,
          },
          name: { kind: 'line', label: 'Name', max: 60, fits: 30 },
          jobTitle: { kind: 'line', label: 'Beruf oder Aufgabe', max: 60, fits: 40 },
          focus: {
            kind: 'line',
            label: 'Gebiet oder Fach',
            hint: 'Steht auf der Karte im Team. Wer antwortet, legen Sie unter „Zuständig für“ fest.',
            max: 100,
          },
          languages: {
            kind: 'list',
            label: 'Sprachen',
            entry: 'Sprache',
            min: 1,
            max: 10,
            of: { kind: 'line', label: 'Sprache', max: 40 },
          },
          availability: {
            kind: 'line',
            label: 'Erreichbar',
            hint: 'Zum Beispiel: 10–18 Uhr.',
            max: 40,
          },
          mobile: { kind: 'phone', label: 'Mobil', max: 30 },
          email: { kind: 'mail', label: 'E-Mail', hint: 'Hier kommen die Anfragen an.', max: 100 },
          greeting: {
            kind: 'paragraph',
            label: 'Erster Satz im Chat',
            hint: 'Steht schon da, wenn jemand auf „WhatsApp“ tippt.',
            max: 200,
          },
          portrait: {
            kind: 'image',
            label: 'Porträt',
            hint: 'Hochformat 3:4, mindestens 900 × 1200 Bildpunkte.',
          },
          hasFinestPortrait: {
            kind: 'tick',
            label: 'Porträt in höchster Qualität',
            hint: 'Für Bilder mit feinen Mustern. Die Datei wird dann größer.',
          },
          areaServed: {
            kind: 'list',
            label: 'Orte',
            hint: 'Für Suchmaschinen.',
            entry: 'Ort',
            min: 1,
            max: 40,
            of: { kind: 'line', label: 'Ort', max: 60 },
          },
          description: {
            kind: 'paragraph',
            label: 'Die Person in einem Satz',
            hint: 'Suchmaschinen zeigen ihn unter dem Titel der persönlichen Seite.',
            max: 155,
          },
          answersFor: {
            kind: 'group',
            label: 'Zuständig für',
            hint: 'Zuerst entscheidet das Thema, dann die Postleitzahl, dann der Ort. Sonst antwortet, wer oben genannt ist.',
            fields: {
              subjects: {
                kind: 'list',
                label: 'Themen',
                entry: 'Thema',
                min: 0,
                max: 10,
                of: { kind: 'choice', label: 'Thema', options: subjects },
              },
              postcodes: {
                kind: 'postcodes',
                label: 'Postleitzahlen',
                hint: 'Einzelne und Bereiche mit Komma getrennt: 21502, 23669-23684.',
                max: 400,
                optional: true,
              },
              towns: {
                kind: 'list',
                label: 'Orte',
                hint: 'Mit einem Stern am Ende zählt der Anfang des Wortes: Timmendorf* meint auch Timmendorfer Strand.',
                entry: 'Ort',
                min: 0,
                max: 60,
                of: { kind: 'line', label: 'Ort', max: 60 },
              },
            },
          },
          works: {
            kind: 'tick',
            label: 'Arbeitet bei uns',
            hint: 'Ohne Haken verschwindet die Person von der Website, und ihre Anfragen beantwortet die Vertretung.',
          },
          deputy: {
            kind: 'slug',
            label: 'Vertretung',
            hint: 'Das Ende der Adresse der persönlichen Seite. Ohne Angabe antwortet, wer oben genannt ist.',
            max: 60,
            optional: true,
          },
        },
      },
    },
  },
};
