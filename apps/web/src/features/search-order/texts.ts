/** visitor-area §8, Error catalogue. */
export const searchOrderTexts = {
  success: {
    title: 'Suchauftrag erfolgreich erstellt',
    description: 'Vielen Dank! Wir melden uns zeitnah bei Ihnen.',
  },
  failure: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
} as const;

export const salutations = [
  { value: 'frau', label: 'Frau' },
  { value: 'herr', label: 'Herr' },
  { value: 'divers', label: 'Divers' },
] as const;
