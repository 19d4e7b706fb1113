export interface AppraisalService {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** 'kostenlos' or the lowest price, including VAT. */
  readonly priceText: string;
  readonly features: readonly string[];
  readonly description: string;
}

export const appraisalHero = {
  title: 'Immobiliengutachten',
  subtitle:
    'Ob Verkauf, Erbfall, Scheidung oder Finanzamt: Sie erhalten eine Einschätzung, die Fragen standhält, zu einem Preis, den Sie vorher kennen.',
} as const;

/** Note that the prices include VAT, because §3 PAngV requires final prices for consumers. */
export const appraisalPriceNote =
  'Alle Preise inklusive gesetzlicher Mehrwertsteuer. Den Endpreis nennen wir Ihnen vor der Beauftragung schriftlich.';

export const appraisalServices: readonly AppraisalService[] = [
  {
    id: 'marktwertschaetzung',
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
    id: 'energieberatung',
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
    id: 'wohnflaechenberechnung',
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
    id: 'verkehrswertgutachten',
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
    id: 'restnutzungsdauer',
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
    id: 'bauschaeden',
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
];
