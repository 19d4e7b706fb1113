import { type Voice, voiceFields } from '../entries.ts';
import type { ContentImage, Section } from '../section.ts';
import type { Words } from '../texts.ts';
import { partners } from '../website-images/partners.gen.ts';

export interface Partner {
  readonly name: string;
  readonly logo: ContentImage;
}

const partner = (name: string, path: keyof typeof partners): Partner => ({
  name,
  logo: { path, mark: partners[path], alt: name, origin: 'original' },
});

interface HomeTrustWords {
  readonly proofTitle: string;
  readonly proofSource: string;
  readonly claimsTitle: string;
  readonly voicesTitle: string;
  readonly voices: readonly Voice[];
  readonly teamTitle: string;
  readonly teamText: string;
  readonly partnersTitle: string;
  readonly partners: readonly Partner[];
}

/** The last parts of the home page: figures and claims, voices, team, partners (visitor-area §2, Home). */
export const homeTrust: Words<HomeTrustWords> = {
  key: 'home-trust',
  shipped: {
    proofTitle: 'Was sich zählen lässt',
    proofSource: 'Gezählt aus den abgeschlossenen Verkäufen in unserem Bestand.',
    claimsTitle: 'Was wir versprechen',
    voicesTitle: 'Das sagen unsere Kunden',
    voices: [
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
    ],
    teamTitle: 'Wer für Sie da ist',
    teamText: 'Hinter jedem Angebot steht ein Mensch mit eigenem Gebiet oder Fach, den Sie direkt erreichen.',
    partnersTitle: 'Unsere Kooperationspartner',
    partners: [
      partner('Finanzkontor Michelsen', 'partners/finanzkontor-michelsen.png'),
      partner('Notariat am Nikolaifleet', 'partners/notariat-am-nikolaifleet.png'),
      partner('Sachverständigenbüro Ohlrogge', 'partners/sachverstaendigenbuero-ohlrogge.png'),
      partner('Energieberatung Heidewind', 'partners/energieberatung-heidewind.png'),
      partner('Umzüge Petersen & Gloy', 'partners/umzuege-petersen-gloy.png'),
      partner('Lichtbild Dankert', 'partners/lichtbild-dankert.png'),
      partner('Hausverwaltung Sülzwiesen', 'partners/hausverwaltung-suelzwiesen.png'),
    ],
  },
};

export const homeTrustSection: Section<HomeTrustWords> = {
  words: homeTrust,
  group: 'Seiten',
  title: 'Startseite: Zahlen, Stimmen, Team, Partner',
  text: 'Die Teile der Startseite unter den neuesten Angeboten.',
  pages: ['/'],
  fields: {
    proofTitle: { kind: 'line', label: 'Überschrift der Zahlen', max: 80, fits: 50 },
    proofSource: {
      kind: 'line',
      label: 'Quelle der Zahlen',
      max: 160,
      hint: 'Steht neben den Zahlen der Verkäufe, die die Website selbst zählt. Ohne genug Verkäufe fehlt dieser Teil.',
    },
    claimsTitle: { kind: 'line', label: 'Überschrift der Versprechen', max: 80, fits: 50 },
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
    teamTitle: { kind: 'line', label: 'Überschrift des Teams', max: 80, fits: 40 },
    teamText: { kind: 'paragraph', label: 'Text über dem Team', max: 300 },
    partnersTitle: { kind: 'line', label: 'Überschrift der Partner', max: 80, fits: 40 },
    partners: {
      kind: 'list',
      label: 'Partner',
      entry: 'Partner',
      min: 1,
      max: 20,
      unique: 'name',
      of: {
        kind: 'group',
        label: 'Partner',
        fields: {
          name: { kind: 'line', label: 'Name', max: 60 },
          logo: {
            kind: 'image',
            label: 'Logo',
            optional: true,
            hint: 'Auf weißem Grund, etwa 5:2, mindestens 480 × 192 Bildpunkte. Ohne Logo steht der Name des Partners als Schrift.',
          },
        },
      },
    },
  },
};
