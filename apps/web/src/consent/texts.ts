export const consentTexts = {
  title: 'Ihre Privatsphäre',
  /** Short paragraphs, because the largest text in view should belong to the page and not to the banner. */
  text: [
    'Notwendiges speichern wir nur auf Ihrem Gerät.',
    'Mit Ihrer Einwilligung nutzen wir außerdem Dienste von Google, um die Nutzung dieser Website zu verstehen (Analyse).',
    'Andere messen Anzeigen und zeigen Karten (Marketing).',
    'Dabei können Daten in die USA gelangen.',
    'Ihre Wahl können Sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern.',
  ],
  settingsTitle: 'Cookie-Einstellungen',
  purposes: {
    necessary: {
      label: 'Notwendig',
      text: 'Ihre Auswahl hier und Ihre Merkliste liegen im Speicher Ihres Browsers. Ohne sie funktioniert die Website nicht wie gewünscht.',
    },
    analytics: {
      label: 'Analyse',
      text: 'Google Tag Manager und Google Analytics zeigen uns, welche Seiten gelesen werden und wo jemand nicht weiterkommt.',
    },
    marketing: {
      label: 'Marketing',
      text: 'Google Ads misst, ob eine Anzeige zu einer Anfrage führt. Google Maps zeigt Karten und schlägt Adressen vor.',
    },
  },
} as const;
