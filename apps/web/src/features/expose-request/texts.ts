/** visitor-area §8, Error catalogue. */
export const exposeTexts = {
  success: {
    title: 'Erfolgreich gesendet',
    description: 'Ihre Exposé-Anfrage wurde erfolgreich übermittelt. Wir werden uns bald bei Ihnen melden.',
  },
  failure: 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.',
} as const;

export const salutations = [
  { value: 'frau', label: 'Frau' },
  { value: 'herr', label: 'Herr' },
  { value: 'divers', label: 'Divers' },
] as const;
