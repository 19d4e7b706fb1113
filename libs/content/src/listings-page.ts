export const listingsPage = {
  title: 'Aktuelle Immobilienangebote',
  /** Heading of the list of homes abroad. */
  titleAbroad: 'Ferienimmobilien im Ausland',
  /** Text before a link to /suchauftrag. */
  offMarketNote:
    'Nicht alle Objekte werden öffentlich angeboten. Von unseren Off-Market-Objekten erfahren Sie mit einem',
  offMarketLink: 'Suchauftrag',
  /** Text below the message about a search without results. */
  emptyHint: 'Sagen Sie uns, was Sie suchen. Wir melden uns, sobald etwas passt.',
  source: 'Die Angebote stammen aus unserem Immobilienverwaltungssystem und werden laufend abgeglichen.',
  emptyAbroad: 'Derzeit sind keine Ferienimmobilien öffentlich im Angebot.',
  holidaysTitle: 'Auswahl unserer Ferienimmobilien',
  holidaysLink: 'Alle Ferienimmobilien ansehen',
  holidaysButton: 'Jetzt registrieren für Off-Market Angebote',
} as const;
