/** visitor-area §8: on the page and, on navigation inside the app, in the toast. */
export const propertyMissing = {
  title: 'Immobilie nicht gefunden',
  text: 'Die angeforderte Immobilie konnte nicht geladen werden.',
} as const;
