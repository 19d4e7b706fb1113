import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

export interface AppraisalService {
  readonly title: string;
  readonly subtitle: string;
  /** 'kostenlos' or the lowest price, including VAT. */
  readonly priceText: string;
  readonly features: readonly string[];
  readonly description: string;
}

interface AppraisalWords {
  readonly title: string;
  readonly subtitle: string;
  readonly servicesTitle: string;
  /** Note that the prices include VAT, because §3 PAngV requires final prices for consumers. */
  readonly priceNote: string;
  readonly services: readonly AppraisalService[];
  readonly requestTitle: string;
  readonly requestText: string;
}

/** /gutachten: its head, and the six services of staff-area §3 with their prices. */
export const appraisal: Words<AppraisalWords> = {
  key: 'appraisal',
  shipped: {
    title: 'Immobiliengutachten',
    subtitle:
      'Ob Verkauf, Erbfall, Scheidung oder Finanzamt: Sie erhalten eine Einschätzung, die Fragen standhält, zu einem Preis, den Sie vorher kennen.',
    servicesTitle: 'Leistungen und Preise',
    priceNote:
      'Alle Preise inklusive gesetzlicher Mehrwertsteuer. Den Endpreis nennen wir Ihnen vor der Beauftragung schriftlich.',
    services: [
      {
        title: 'Marktwertschätzung',
        subtitle: 'Was ist meine Immobilie heute wert?',
        priceText: 'kostenlos',
        features: [
          'Vergleich mit tatsächlichen Verkäufen',
          'Besichtigung auf Wunsch',
          'Ergebnis als Preisspanne',
        ],
        description:
          'Für alle, die über einen Verkauf nachdenken. Wir ermitteln eine realistische Spanne und erklären, wie sie zustande kommt. Vor Gericht oder beim Finanzamt ersetzt sie kein Gutachten.',
      },
      {
        title: 'Gebäudeenergieberatung',
        subtitle: 'Energieausweis, Förderung, Sanierung',
        priceText: 'kostenlos',
        features: [
          'Erstgespräch kostenlos',
          'Energieausweis nach GModG (früher GEG)',
          'Fahrplan für die Sanierung',
          'Hinweise auf Förderung',
        ],
        description:
          'Ein zugelassener Energieberater sieht sich Gebäude und Heizung an und zeigt, welche Maßnahmen sich lohnen und in welcher Reihenfolge.',
      },
      {
        title: 'Wohnflächenberechnung',
        subtitle: 'Nach Wohnflächenverordnung oder DIN 277',
        priceText: 'ab 385 €',
        features: [
          'Aufmaß vor Ort',
          'Berechnung nach WoFlV oder DIN 277',
          'Übersicht nach Räumen',
          'Für Bank und Mietvertrag',
        ],
        description:
          'Alte Pläne stimmen oft nicht mit dem Gebauten überein. Wir messen nach und liefern eine Berechnung, auf die sich Käufer, Mieter und Banken verlassen können.',
      },
      {
        title: 'Verkehrswertgutachten',
        subtitle: 'Nach § 194 BauGB, für Gericht und Behörden',
        priceText: 'ab 1.200 €',
        features: [
          'Zertifizierte Sachverständige',
          'Besichtigung und Fotodokumentation',
          'Für Erbe, Scheidung, Finanzamt',
        ],
        description:
          'Das ausführliche Gutachten, wenn der Wert belegt werden muss: bei Erbauseinandersetzung, Scheidung, Betreuung oder gegenüber dem Finanzamt.',
      },
      {
        title: 'Restnutzungsdauergutachten',
        subtitle: 'Für eine höhere Abschreibung',
        priceText: 'ab 750 €',
        features: [
          'Prüfung der Erfolgsaussicht vorab',
          'Ermittlung nach ImmoWertV',
          'Zur Vorlage beim Finanzamt',
        ],
        description:
          'Ist ein vermietetes Gebäude früher verbraucht, als das Gesetz annimmt, kann die jährliche Abschreibung steigen. Ob sich das lohnt, klären wir vorher; über die Anerkennung entscheidet das Finanzamt.',
      },
      {
        title: 'Gutachten zu Bauschäden, Schimmel, Schadstoffen und Feuchtigkeit',
        subtitle: 'Ursache finden, Kosten kennen',
        priceText: 'ab 500 €',
        features: [
          'Messung vor Ort',
          'Ursache statt Vermutung',
          'Schätzung der Kosten',
          'Empfehlung zum Vorgehen',
        ],
        description:
          'Ein feuchter Keller oder ein Riss muss kein Grund sein, nicht zu kaufen oder nicht zu verkaufen. Wichtig ist, Ursache und Aufwand zu kennen, bevor man über den Preis spricht.',
      },
    ],
    requestTitle: 'Gutachten anfragen',
    requestText:
      'Schreiben Sie uns, um welche Immobilie es geht und wofür Sie das Gutachten brauchen. Sie erhalten ein schriftliches Angebot mit Preis und Termin. Die Anfrage ist kostenlos.',
  },
};

export const appraisalSection: Section<AppraisalWords> = {
  words: appraisal,
  group: 'Seiten',
  title: 'Gutachten',
  text: 'Der Kopf der Seite, die Leistungen mit ihren Preisen und die Worte am Formular.',
  pages: ['/gutachten'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 30 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 150 },
    servicesTitle: { kind: 'line', label: 'Überschrift der Leistungen', max: 80, fits: 40 },
    priceNote: {
      kind: 'paragraph',
      label: 'Hinweis zu den Preisen',
      max: 300,
      hint: 'Verbraucher müssen Endpreise mit Mehrwertsteuer sehen (§ 3 PAngV).',
    },
    services: {
      kind: 'list',
      label: 'Leistungen',
      entry: 'Leistung',
      min: 1,
      max: 12,
      unique: 'title',
      of: {
        kind: 'group',
        label: 'Leistung',
        fields: {
          title: { kind: 'line', label: 'Überschrift', max: 80, fits: 64 },
          subtitle: { kind: 'line', label: 'Satz darunter', max: 80 },
          priceText: {
            kind: 'line',
            label: 'Preis',
            max: 40,
            fits: 20,
            hint: 'Mit Mehrwertsteuer, zum Beispiel: ab 385 €. Oder: kostenlos.',
          },
          features: {
            kind: 'list',
            label: 'Was dazugehört',
            entry: 'Punkt',
            min: 1,
            max: 8,
            of: { kind: 'line', label: 'Punkt', max: 80 },
          },
          description: { kind: 'paragraph', label: 'Beschreibung', max: 500 },
        },
      },
    },
    requestTitle: { kind: 'line', label: 'Überschrift neben dem Formular', max: 80, fits: 40 },
    requestText: { kind: 'paragraph', label: 'Text neben dem Formular', max: 400 },
  },
};
