/** Title and source of the section that puts the claims beside what the stock proves. */
export const proofSection = {
  title: 'Was wir versprechen, und was sich zählen lässt',
  /** Stands only where the figures stand. */
  source: 'Gezählt aus den abgeschlossenen Verkäufen in unserem Bestand.',
} as const;
