/** visitor-area §8, Error catalogue. */
export const contactTexts = {
  success: {
    title: 'Nachricht gesendet!',
    description: 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.',
  },
  failure: { title: 'Fehler beim Versenden', description: 'Bitte versuchen Sie es später erneut.' },
} as const;
