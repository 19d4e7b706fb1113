export const listingsPage = {
  title: 'Aktuelle Immobilienangebote',
  /** Ends with a link to /suchauftrag. */
  offMarketNote:
    'Nicht alle Objekte werden öffentlich angeboten. Von unseren Off-Market-Objekten erfahren Sie mit einem',
  offMarketLink: 'Suchauftrag',
  /** Below the text of a search that found nothing. */
  emptyHint: 'Sagen Sie uns, was Sie suchen. Wir melden uns, sobald etwas passt.',
  source: 'Die Angebote stammen aus unserem Immobilienverwaltungssystem und werden laufend abgeglichen.',
  holidaysTitle: 'Auswahl unserer Ferienimmobilien',
  holidaysButton: 'Jetzt registrieren für Off-Market Angebote',
} as const;
