/** visitor-area §8: texts of the page and, on navigation inside the app, of the toast. */
export const propertyMissing = {
  title: 'Immobilie nicht gefunden',
  text: 'Die angeforderte Immobilie konnte nicht geladen werden.',
} as const;
