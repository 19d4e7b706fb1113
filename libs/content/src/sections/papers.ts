import type { FieldsOf, Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface Paper {
  readonly name: string;
  /** What it is for, or where to get it. */
  readonly text: string;
}

interface PaperGroup {
  readonly title: string;
  readonly papers: readonly Paper[];
}

interface PapersWords {
  readonly title: string;
  readonly subtitle: string;
  readonly groups: readonly PaperGroup[];
  readonly note: string;
}

/** /verkaufen/unterlagen: the papers that an owner needs for a sale. */
export const papers: Words<PapersWords> = {
  key: 'papers',
  shipped: {
    title: 'Unterlagen für den Verkauf',
    subtitle:
      'Eine Liste zum Abhaken: was Käufer, Banken und das Notariat sehen wollen, und woher Sie es bekommen.',
    groups: [
      {
        title: 'Für jede Immobilie',
        papers: [
          {
            name: 'Grundbuchauszug',
            text: 'Vom Grundbuchamt beim Amtsgericht. Er zeigt Eigentum, Rechte und Grundschulden.',
          },
          {
            name: 'Flurkarte',
            text: 'Auszug aus der Liegenschaftskarte, in Hamburg vom Landesbetrieb Geoinformation und Vermessung, sonst vom Katasteramt.',
          },
          {
            name: 'Auskunft aus dem Baulastenverzeichnis',
            text: 'Von der Bauaufsicht. Baulasten stehen nicht im Grundbuch.',
          },
          { name: 'Grundsteuerbescheid', text: 'Für die Angaben zu den laufenden Kosten.' },
          {
            name: 'Stand der Darlehen',
            text: 'Von Ihrer Bank, falls eine Grundschuld abzulösen ist.',
          },
        ],
      },
      {
        title: 'Für Haus und Wohnung',
        papers: [
          {
            name: 'Energieausweis',
            text: 'Spätestens bei der Besichtigung vorzulegen (§\u00a080 GModG, früher GEG). Liegt er bei der Anzeige vor, gehören seine Werte hinein.',
          },
          { name: 'Grundrisse', text: 'Fehlen sie, liegen sie oft in der Bauakte beim Bauamt.' },
          {
            name: 'Wohnflächenberechnung',
            text: 'Mit dem Verfahren, nach dem gerechnet wurde, zum Beispiel der Wohnflächenverordnung.',
          },
          {
            name: 'Belege über Modernisierungen',
            text: 'Dach, Fenster, Heizung, Bad: was wann gemacht wurde.',
          },
        ],
      },
      {
        title: 'Zusätzlich beim Haus',
        papers: [
          {
            name: 'Baubeschreibung und Baugenehmigung',
            text: 'Auch für Anbauten, Garagen und den Ausbau des Dachs.',
          },
          { name: 'Schnitte und Ansichten', text: 'Aus den Bauzeichnungen oder der Bauakte.' },
          { name: 'Nachweise zur Heizung', text: 'Feuerstättenbescheid und letzte Wartung.' },
          {
            name: 'Police der Gebäudeversicherung',
            text: 'Der Käufer übernimmt den Vertrag und kann ihn kündigen.',
          },
        ],
      },
      {
        title: 'Zusätzlich bei der Wohnung',
        papers: [
          {
            name: 'Teilungserklärung',
            text: 'Mit Gemeinschaftsordnung und Aufteilungsplan. Sie sagt auch, ob die Verwaltung einem Verkauf zustimmen muss.',
          },
          {
            name: 'Protokolle der Eigentümerversammlungen',
            text: 'Der letzten drei Jahre, von der Verwaltung.',
          },
          { name: 'Wirtschaftsplan und Jahresabrechnung', text: 'Mit der Höhe des Hausgelds.' },
          { name: 'Stand der Erhaltungsrücklage', text: 'Steht im Vermögensbericht der Verwaltung.' },
        ],
      },
      {
        title: 'Zusätzlich beim Grundstück',
        papers: [
          {
            name: 'Bebauungsplan oder Auskunft zum Baurecht',
            text: 'Vom Bezirksamt oder der Gemeinde: was gebaut werden darf.',
          },
          {
            name: 'Auskunft zu Erschließungsbeiträgen',
            text: 'Ob Straße und Kanal bezahlt sind oder noch etwas aussteht.',
          },
          { name: 'Auskunft aus dem Altlastenkataster', text: 'Von der Umweltbehörde.' },
        ],
      },
      {
        title: 'Wenn die Immobilie vermietet ist',
        papers: [
          { name: 'Mietvertrag mit allen Nachträgen', text: 'Der Käufer tritt in ihn ein (§\u00a0566 BGB).' },
          { name: 'Mieteingänge und Kaution', text: 'Höhe, letzte Mieterhöhung, Art der Sicherheit.' },
          { name: 'Letzte Betriebskostenabrechnung', text: 'Mit den Vorauszahlungen.' },
        ],
      },
      {
        title: 'Wenn Sie geerbt haben',
        papers: [
          { name: 'Sterbeurkunde', text: 'Vom Standesamt.' },
          {
            name: 'Nachweis der Erbfolge',
            text: 'Erbschein, oder notarielles Testament mit der Niederschrift über die Eröffnung (§\u00a035 GBO).',
          },
          { name: 'Vollmachten der Miterben', text: 'Wenn nicht alle selbst zum Notar kommen.' },
        ],
      },
    ],
    note: 'Sie müssen nicht alles haben, bevor wir sprechen. Was fehlt, beschaffen wir mit Ihrer Vollmacht.',
  },
};

const paperFields: FieldsOf<Paper> = {
  name: { kind: 'line', label: 'Unterlage', max: 60, fits: 45 },
  text: { kind: 'line', label: 'Wozu, und woher', max: 160 },
};

export const papersSection: Section<PapersWords> = {
  words: papers,
  group: 'Seiten',
  title: 'Checkliste der Unterlagen',
  text: 'Was ein Eigentümer für einen Verkauf braucht. Die Liste soll gedruckt auf zwei Blätter passen.',
  pages: ['/verkaufen/unterlagen'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 120 },
    groups: {
      kind: 'list',
      label: 'Gruppen',
      entry: 'Gruppe',
      min: 1,
      max: 10,
      unique: 'title',
      of: {
        kind: 'group',
        label: 'Gruppe',
        fields: {
          title: { kind: 'line', label: 'Überschrift', max: 60, fits: 40 },
          papers: {
            kind: 'list',
            label: 'Unterlagen',
            entry: 'Unterlage',
            min: 1,
            max: 12,
            unique: 'name',
            of: { kind: 'group', label: 'Unterlage', fields: paperFields },
          },
        },
      },
    },
    note: { kind: 'paragraph', label: 'Hinweis unter der Liste', max: 300 },
  },
};
