/** Title and source of the section that puts the claims beside what the stock proves. */
export const proofSection = {
  title: 'Was wir versprechen, und was sich zählen lässt',
  /** The figures stand from so many sold properties and cities on; fewer prove nothing. */
  fewest: { sold: 100, cities: 3 },
  /** Stands only where the figures stand. */
  source: 'Gezählt aus den abgeschlossenen Verkäufen in unserem Bestand.',
} as const;
