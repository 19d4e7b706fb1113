/** Mission section of the home page. */
export const mission = {
  title: 'Ein Haus ist mehr als sein Preis',
  paragraphs: [
    'Wer eine Immobilie verkauft, gibt etwas aus der Hand, das lange Teil des eigenen Lebens war. Wer kauft, entscheidet über viele Jahre. Beides verdient Sorgfalt.',
    'Seit über 15 Jahren vermitteln wir Häuser, Wohnungen und Grundstücke in Hamburg, Lüneburg und der Umgebung. Wir nennen Preise, die wir begründen können, legen Unterlagen offen und sagen auch, was gegen ein Geschäft spricht.',
    'Verkäuferinnen und Verkäufer zahlen bei uns nur im Erfolgsfall. So haben wir dasselbe Ziel.',
  ],
} as const;
