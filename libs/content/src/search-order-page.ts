export const searchOrderPage = {
  title: 'Ihr Suchauftrag',
  subtitle: 'Sagen Sie uns, was Sie suchen. Wir melden uns, sobald etwas passt.',
  /** Text before a link to /ueber-uns#immobilienziele. */
  note: 'Nicht alle unsere Angebote sind öffentlich. Viele Eigentümer wünschen einen diskreten Verkauf. Warum das so ist, lesen Sie unter',
  noteLink: 'Ihre Immobilienziele',
} as const;
