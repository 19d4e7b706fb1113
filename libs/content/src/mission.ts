export const mission = {
  title: 'Ein Haus ist mehr als sein Preis',
  paragraphs: [
    'Wer eine Immobilie verkauft, gibt etwas aus der Hand, das lange Teil des eigenen Lebens war. Wer kauft, entscheidet über viele Jahre. Beides verdient Sorgfalt.',
    'Wir vermitteln Häuser, Wohnungen und Grundstücke in Hamburg, Lüneburg und der Umgebung. Wir nennen Preise, die wir begründen können, legen Unterlagen offen und sagen auch, was gegen ein Geschäft spricht.',
    'Unser Ziel ist dasselbe wie Ihres: ein Abschluss, zu dem beide Seiten noch in Jahren stehen.',
  ],
} as const;
