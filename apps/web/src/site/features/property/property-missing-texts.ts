/** Texts about a missing property: of the page and, on navigation inside the app, of the toast (visitor-area §8). */
export const propertyMissing = {
  title: 'Immobilie nicht gefunden',
  text: 'Die angeforderte Immobilie konnte nicht geladen werden.',
} as const;
