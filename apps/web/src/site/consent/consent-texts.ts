export const consentTexts = {
  title: 'Ihre Privatsphäre',
  /** Two short paragraphs, so that the largest text block (Largest Contentful Paint) is the page's and not the banner's. */
  text: [
    'Mit Ihrer Einwilligung zeigt Google Ihnen Karten und uns, welche Seiten gelesen werden; dabei können Daten in die USA gelangen.',
    'Ihre Wahl ändern Sie jederzeit am Ende jeder Seite.',
  ],
  settingsTitle: 'Cookie-Einstellungen',
  purposes: {
    necessary: {
      label: 'Notwendig',
      text: 'Ihre Auswahl hier und Ihre Merkliste liegen im Speicher Ihres Browsers. Ohne sie funktioniert die Website nicht wie gewünscht.',
    },
    analytics: {
      label: 'Analyse',
      text: 'Google Tag Manager und Google Analytics zeigen uns, welche Seiten gelesen werden und wo jemand nicht weiterkommt. Nach einem Widerruf löschen wir, was sie in Ihrem Browser gespeichert haben.',
    },
    maps: {
      label: 'Karten',
      text: 'Google Maps zeigt, wo eine Immobilie liegt, und schlägt Adressen vor. Google erfährt dabei Ihre IP-Adresse und den gezeigten Ort.',
    },
  },
} as const;
