/** Title and source of the section that compares the claims with figures of the stock. */
export const proofSection = {
  title: 'Was wir versprechen, und was sich zählen lässt',
  /**
   * Minimum numbers of sold properties and cities for the figures to be displayed, because smaller ones prove nothing.
   */
  minimum: { sold: 100, cities: 3 },
  /** Source of the figures, displayed together with them. */
  source: 'Gezählt aus den abgeschlossenen Verkäufen in unserem Bestand.',
} as const;
