import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

/** What the card is about decides its icon. */
export const profileCards = {
  experience: 'Erfahrung',
  languages: 'Sprachen',
  availability: 'Erreichbarkeit',
  location: 'Standort',
  hobbies: 'Privat',
} as const;

export interface ProfileCard {
  readonly kind: keyof typeof profileCards;
  readonly title: string;
  readonly text: string;
}

/** A film at YouTube. It is loaded only after the visitor consents on the placeholder. */
export interface ProfileVideo {
  /** Empty if there is no film. */
  readonly id: string;
  readonly title: string;
  /** Text on the placeholder, before the film is loaded. */
  readonly notice: string;
}

/** Content of a broker page that no other page shows. */
export interface BrokerProfile {
  /** The slug of the person in the section `people`. */
  readonly slug: string;
  readonly about: readonly string[];
  readonly cards: readonly ProfileCard[];
  readonly focusTitle: string;
  readonly focusTags: readonly string[];
  readonly video: ProfileVideo;
}

export interface ProfilesWords {
  readonly profiles: readonly BrokerProfile[];
}

const noVideo: ProfileVideo = { id: '', title: '', notice: '' };

/** The long texts of /makler/{slug}. They are a section of their own, so that no other page loads them. */
export const profiles: Words<ProfilesWords> = {
  key: 'profiles',
  shipped: {
    profiles: [
      {
        slug: 'henrik-thordsen',
        about: [
          'Ein Haus zu verkaufen heißt oft, einen Lebensabschnitt abzuschließen. Deshalb beginnt meine Arbeit mit Zuhören und nicht mit einem Preis.',
          'Seit über 15 Jahren begleite ich Eigentümerinnen und Eigentümer in Hamburg und Lüneburg. Ich nenne Ihnen den Wert, den ich begründen kann, auch wenn er einmal unter Ihrer Erwartung liegt. Danach richtet sich alles Weitere: Unterlagen, Zeitplan, Ansprache der Interessenten.',
          'Bis zum Notartermin und zur Übergabe der Schlüssel bleibe ich Ihr Ansprechpartner. Sie erreichen mich direkt, nicht über eine Warteschleife.',
        ],
        cards: [
          {
            kind: 'experience',
            title: 'Erfahrung',
            text: 'Über 15 Jahre im Verkauf von Häusern und Wohnungen',
          },
          { kind: 'languages', title: 'Sprachen', text: 'Deutsch, Englisch, Spanisch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–18 Uhr' },
          { kind: 'location', title: 'Standort', text: 'Hamburg, regelmäßig in Lüneburg' },
        ],
        focusTitle: 'Regionale Schwerpunkte',
        focusTags: [
          'Hamburg',
          'Elbvororte',
          'Alstertal',
          'Winterhude',
          'Lüneburg',
          'Adendorf',
          'Reppenstedt',
        ],
        video: noVideo,
      },
      {
        slug: 'maren-luehrs',
        about: [
          'Ich bin in Bergedorf aufgewachsen und lebe heute am Rand des Sachsenwaldes. Viele Straßen, in denen ich Häuser zeige, kenne ich seit meiner Kindheit.',
          'Käufer fragen nach Schulwegen, Bahnverbindungen und danach, wie es im Winter ist. Ich beantworte das aus Erfahrung. Verkäufern hilft es, wenn die Beschreibung stimmt und niemand bei der Besichtigung überrascht wird.',
          'Ich beantworte Ihre Fragen zu Häusern und Wohnungen in Reinbek, Escheburg, Geesthacht und Lauenburg.',
        ],
        cards: [
          { kind: 'experience', title: 'Erfahrung', text: 'Elf Jahre Verkauf im Hamburger Osten' },
          { kind: 'languages', title: 'Sprachen', text: 'Deutsch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–18 Uhr' },
          { kind: 'hobbies', title: 'Privat', text: 'Lange Spaziergänge im Sachsenwald, Chorgesang' },
        ],
        focusTitle: 'Regionale Schwerpunkte',
        focusTags: ['Bergedorf', 'Lohbrügge', 'Reinbek', 'Wentorf', 'Escheburg', 'Geesthacht', 'Lauenburg'],
        video: noVideo,
      },
      {
        slug: 'jonas-wittkamp',
        about: [
          'Altbauten haben Eigenheiten: Teilungserklärungen aus den siebziger Jahren, Denkmalauflagen, Keller mit Geschichte. Ich lese die Unterlagen, bevor ich über den Preis spreche.',
          'Als gelernter Bankkaufmann rechne ich mit Käuferinnen und Käufern durch, was eine Finanzierung trägt. Das erspart beiden Seiten Wochen des Wartens.',
          'Ich arbeite in Hamburg und Lübeck und berate auf Deutsch und Englisch.',
        ],
        cards: [
          { kind: 'experience', title: 'Erfahrung', text: 'Acht Jahre Makler, davor Baufinanzierung' },
          { kind: 'languages', title: 'Sprachen', text: 'Deutsch und Englisch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–18 Uhr' },
          { kind: 'location', title: 'Standort', text: 'Hamburg und Lübeck' },
        ],
        focusTitle: 'Regionale Schwerpunkte',
        focusTags: ['Eimsbüttel', 'Ottensen', 'Eppendorf', 'Lübecker Altstadt', 'St. Jürgen', 'Travemünde'],
        video: noVideo,
      },
      {
        slug: 'silke-grotkopp',
        about: [
          'Von Neustadt in Holstein aus betreue ich Timmendorfer Strand. Wer hier kauft, kauft oft für die Familie und für lange Zeit.',
          'Ich zeige Ihnen eine Immobilie gern zu zwei Jahreszeiten, denn ein Strandort im August und einer im Februar sind zwei verschiedene Orte. Zu Zweitwohnsitz, Vermietung an Feriengäste und örtlichen Satzungen sage ich Ihnen offen, was möglich ist.',
          'Sie erreichen mich am Vormittag und am frühen Nachmittag, Besichtigungen sind auch am Wochenende möglich.',
        ],
        cards: [
          { kind: 'experience', title: 'Erfahrung', text: 'Zwölf Jahre an der Ostseeküste' },
          { kind: 'languages', title: 'Sprachen', text: 'Deutsch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–15 Uhr' },
          { kind: 'location', title: 'Standort', text: 'Neustadt in Holstein' },
        ],
        focusTitle: 'Regionale Schwerpunkte',
        focusTags: [
          'Timmendorfer Strand',
          'Niendorf',
          'Scharbeutz',
          'Haffkrug',
          'Neustadt in Holstein',
          'Pelzerhaken',
        ],
        video: noVideo,
      },
      {
        slug: 'carolina-ahlff',
        about: [
          'Eine gute Vermietung erkennt man daran, dass sie lange hält. Ich suche Mieterinnen und Mieter, die zur Wohnung und zum Haus passen, und prüfe Unterlagen sorgfältig und nur so weit, wie es erlaubt ist.',
          'Vermieter erhalten von mir eine Einschätzung der Miete nach Mietspiegel, einen klaren Vertrag und ein Übergabeprotokoll mit Bildern. Für Mieterinnen und Mieter ist meine Tätigkeit kostenlos, wenn mich der Vermieter beauftragt hat.',
          'Ich führe Gespräche und Besichtigungen auf Deutsch, Englisch und Spanisch.',
        ],
        cards: [
          { kind: 'experience', title: 'Erfahrung', text: 'Neun Jahre Vermietung und Verwaltung' },
          { kind: 'languages', title: 'Sprachen', text: 'Deutsch, Englisch, Spanisch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–18 Uhr' },
          { kind: 'hobbies', title: 'Privat', text: 'Rudern auf der Alster, spanische Literatur' },
        ],
        focusTitle: 'Fachliche Schwerpunkte',
        focusTags: [
          'Mietwohnungen',
          'Möblierte Wohnungen',
          'Mieterauswahl',
          'Mietverträge',
          'Wohnungsübergabe',
        ],
        video: noVideo,
      },
      {
        slug: 'nuria-ferrer-holm',
        about: [
          'Ich komme aus Girona und lebe seit 2009 in Hamburg. Wer zwischen zwei Ländern umzieht oder kauft, braucht jemanden, der beide kennt: die Sprache, die Behörden und die Gewohnheiten.',
          'Beim Kauf einer Ferienimmobilie in Spanien begleite ich Sie von der Auswahl über die Prüfung im Grundbuch bis zum Notar. Nebenkosten und Steuern liegen von Anfang an offen auf dem Tisch; in Rechtsfragen arbeite ich mit Anwälten vor Ort.',
          'Expats unterstütze ich beim Ankommen in Hamburg, Anleger bei Kapitalanlagen im Ausland.',
        ],
        cards: [
          { kind: 'experience', title: 'Erfahrung', text: 'Zehn Jahre Immobilien in Spanien und Hamburg' },
          { kind: 'languages', title: 'Sprachen', text: 'Spanisch, Katalanisch, Deutsch, Englisch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–18 Uhr' },
          { kind: 'location', title: 'Standort', text: 'Hamburg, mehrmals im Jahr vor Ort in Spanien' },
        ],
        focusTitle: 'Fachliche Schwerpunkte',
        focusTags: [
          'Expats',
          'Ferienimmobilien',
          'Mallorca',
          'Costa Brava',
          'Costa Blanca',
          'Kapitalanlagen im Ausland',
        ],
        video: noVideo,
      },
      {
        slug: 'tobias-rennebarg',
        about: [
          'Eine Anlageimmobilie muss sich rechnen, und zwar auch dann, wenn die Zinsen steigen oder eine Wohnung leer steht. Ich lege Ihnen Annahmen und Rechenweg offen, damit Sie selbst entscheiden können.',
          'Zu meinen Aufgaben gehören Mehrfamilienhäuser, Neubauprojekte und die Durchsicht bestehender Portfolios: Was bleibt, was wird entwickelt, was wird besser verkauft?',
          'Vor der Maklertätigkeit habe ich im Bestand eines Wohnungsunternehmens gearbeitet. Instandhaltung ist für mich deshalb keine Fußnote.',
        ],
        cards: [
          { kind: 'experience', title: 'Erfahrung', text: 'Vierzehn Jahre Bestand und Investment' },
          { kind: 'languages', title: 'Sprachen', text: 'Deutsch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–18 Uhr' },
          { kind: 'location', title: 'Standort', text: 'Hamburg' },
        ],
        focusTitle: 'Fachliche Schwerpunkte',
        focusTags: [
          'Anlageimmobilien',
          'Renditeobjekte',
          'Neubauprojekte',
          'Portfolio-Optimierung',
          'Mehrfamilienhäuser',
        ],
        video: noVideo,
      },
      {
        slug: 'friederike-stoltenberg-mau',
        about: [
          'Räume wirken, bevor jemand ein Wort gesagt hat. Als Innenarchitektin bereite ich Häuser und Wohnungen so vor, dass Interessenten sich darin vorstellen können zu leben.',
          'Oft genügt wenig: Licht, Ordnung, ein ruhiger Farbton. Wo Räume leer stehen, richte ich sie für die Zeit des Verkaufs ein. Sie wissen vorher, was es kostet und was es bringen soll.',
          'Auf Wunsch berate ich auch nach dem Kauf: Grundriss, Farbkonzept, Möblierung.',
        ],
        cards: [
          { kind: 'experience', title: 'Erfahrung', text: 'Innenarchitektin, seit 2014 im Home Staging' },
          { kind: 'languages', title: 'Sprachen', text: 'Deutsch und Englisch' },
          { kind: 'availability', title: 'Erreichbarkeit', text: '10–18 Uhr' },
          { kind: 'hobbies', title: 'Privat', text: 'Keramik und alte Möbel' },
        ],
        focusTitle: 'Fachliche Schwerpunkte',
        focusTags: [
          'Home Staging',
          'Innenarchitektur',
          'Farbkonzepte',
          'Verkaufsoptimierung',
          'Lichtplanung',
        ],
        // The id is a placeholder without an existing film.
        video: {
          id: 'Brookfleet0',
          title: 'Home Staging in drei Räumen: vorher und nachher',
          notice:
            'Das Video liegt bei YouTube (Google Ireland Limited). Erst wenn Sie es laden, wird eine Verbindung dorthin aufgebaut und Ihre IP-Adresse übertragen.',
        },
      },
    ],
  },
};

export const profilesSection: Section<ProfilesWords> = {
  words: profiles,
  group: 'Team',
  title: 'Persönliche Seiten',
  text: 'Die langen Texte auf den Seiten der einzelnen Menschen.',
  pages: ['/makler'],
  fields: {
    profiles: {
      kind: 'list',
      label: 'Persönliche Seiten',
      hint: 'Wer hier fehlt, hat eine Seite ohne diese Texte.',
      entry: 'Seite',
      min: 0,
      max: 60,
      unique: 'slug',
      of: {
        kind: 'group',
        label: 'Seite',
        fields: {
          slug: {
            kind: 'slug',
            label: 'Person',
            hint: 'Das Ende der Adresse wie im Team: maria-muster.',
            max: 60,
          },
          about: {
            kind: 'list',
            label: 'Über mich',
            entry: 'Absatz',
            min: 1,
            max: 8,
            of: { kind: 'paragraph', label: 'Absatz', max: 600 },
          },
          cards: {
            kind: 'list',
            label: 'Auf einen Blick',
            entry: 'Karte',
            min: 1,
            max: 6,
            unique: 'kind',
            of: {
              kind: 'group',
              label: 'Karte',
              fields: {
                kind: {
                  kind: 'choice',
                  label: 'Worum es geht',
                  hint: 'Danach richtet sich das Symbol.',
                  options: profileCards,
                },
                title: { kind: 'line', label: 'Überschrift', max: 30 },
                text: { kind: 'line', label: 'Text', max: 80 },
              },
            },
          },
          focusTitle: { kind: 'line', label: 'Überschrift der Schwerpunkte', max: 40 },
          focusTags: {
            kind: 'list',
            label: 'Schwerpunkte',
            entry: 'Schwerpunkt',
            min: 1,
            max: 12,
            of: { kind: 'line', label: 'Schwerpunkt', max: 40 },
          },
          video: {
            kind: 'group',
            label: 'Film bei YouTube',
            fields: {
              id: {
                kind: 'line',
                label: 'Kennung des Films',
                hint: 'Die elf Zeichen am Ende der Adresse bei YouTube. Leer heißt: kein Film.',
                max: 11,
                optional: true,
              },
              title: { kind: 'line', label: 'Titel', max: 100, optional: true },
              notice: {
                kind: 'paragraph',
                label: 'Hinweis vor dem Laden',
                hint: 'Muss sagen, dass beim Laden die IP-Adresse übertragen wird.',
                max: 400,
                optional: true,
              },
            },
          },
        },
      },
    },
  },
};
