export const jobNames = {
  'import-property': 'Import einzelner Immobilien',
  'full-sync': 'Vollständiger Abgleich',
  'incremental-sync': 'Abgleich der Änderungen',
  'dry-run': 'Probelauf',
  'remove-vanished': 'Entfernen nach Bestätigung',
  'update-price-on-inquiry': 'Preisangaben aktualisieren',
  'update-optional-fields': 'Zusatzfelder aktualisieren',
} as const;
