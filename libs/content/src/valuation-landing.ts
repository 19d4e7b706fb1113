export interface ValuationLandingText {
  readonly headline: string;
  /** The highlighted part of the page's promise. */
  readonly highlight: string;
  readonly description: string;
  readonly buttonText: string;
}

/** Content for a missing or unknown `keyword`. */
export const valuationDefaultText: ValuationLandingText = {
  headline: 'Was ist Ihre Immobilie wert?',
  highlight: 'Eine erste Einschätzung aus Ihrer Region',
  description:
    'Beantworten Sie einige Fragen zu Ihrem Haus oder Ihrer Wohnung. Sie erhalten eine erste Einschätzung, von Menschen, die den Markt in Hamburg und Lüneburg kennen.',
  buttonText: 'Jetzt kostenlos bewerten',
};

/** Content by the query parameter `keyword` of /bewertung (visitor-area §2). */
export const valuationKeywordTexts: Readonly<Record<string, ValuationLandingText>> = {
  wievielistmeinhauswert: {
    headline: 'Wie viel ist mein Haus wert?',
    highlight: 'Die Antwort von Menschen, die Ihren Ort kennen',
    description:
      'Lage, Baujahr, Fläche und Zustand: Aus wenigen Angaben entsteht eine erste Einschätzung für Ihr Haus.',
    buttonText: 'Hauswert erfahren',
  },
  hauswertberechnen: {
    headline: 'Hauswert berechnen',
    highlight: 'Schritt für Schritt zum Ergebnis',
    description:
      'Geben Sie die Eckdaten Ihres Hauses ein. Wir gleichen sie mit Verkäufen in Ihrer Umgebung ab und melden uns mit einem nachvollziehbaren Wert.',
    buttonText: 'Hauswert jetzt berechnen',
  },
  hauswertschaetzen: {
    headline: 'Hauswert schätzen lassen',
    highlight: 'Von Maklern aus Ihrer Region',
    description:
      'Eine gute Schätzung braucht Zahlen und Ortskenntnis. Sie geben die Zahlen ein, wir kennen Straßen und Märkte in Hamburg und Lüneburg.',
    buttonText: 'Haus schätzen lassen',
  },
  immobilieschaetzen: {
    headline: 'Immobilie schätzen lassen',
    highlight: 'Haus oder Wohnung, ohne Verpflichtung',
    description:
      'Ob Eigentumswohnung oder Einfamilienhaus: Sie machen wenige Angaben. Die Einschätzung verpflichtet Sie zu nichts.',
    buttonText: 'Immobilie jetzt schätzen',
  },
};

export const valuationBenefits: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Unverbindlich', text: 'Die Bewertung verpflichtet Sie zu nichts, auch nicht zu einem Gespräch.' },
  { title: 'Ohne Unterlagen', text: 'Acht kurze Schritte, alle mit Angaben, die Sie im Kopf haben.' },
  { title: 'Aus der Region', text: 'Ihre Angaben prüft jemand, der Ihren Stadtteil oder Ort kennt.' },
  { title: 'Vertraulich', text: 'Niemand erfährt von Ihren Überlegungen, solange Sie es nicht wollen.' },
];

export const valuationService = {
  title: 'Mehr als eine Zahl',
  paragraphs: [
    'Eine Berechnung am Bildschirm kennt weder den Blick in den Garten noch das neue Dach. Deshalb sieht sich nach der Eingabe ein Mensch Ihre Angaben an und meldet sich bei Ihnen.',
    'Wenn Sie möchten, kommen wir vorbei und besprechen, was den Wert erhöht, was ihn mindert und ob jetzt ein guter Zeitpunkt für den Verkauf ist.',
  ],
} as const;

export const valuationSteps: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Angaben machen', text: 'Art, Größe, Baujahr, Zustand und Adresse Ihrer Immobilie.' },
  { title: 'Wert ermitteln', text: 'Wir gleichen Ihre Angaben mit Verkäufen in der Nachbarschaft ab.' },
  {
    title: 'Ergebnis besprechen',
    text: 'Sie erhalten unsere Einschätzung und auf Wunsch einen Termin vor Ort.',
  },
];
