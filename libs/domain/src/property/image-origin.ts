/** How a picture came to be. All but the first are named in the picture (AI Act, Art. 50). */
export const imageOrigins = {
  original: 'Original',
  edited: 'bearbeitet',
  staged: 'möbliert (Visualisierung)',
  generated: 'erzeugt',
} as const;
export type ImageOrigin = keyof typeof imageOrigins;

/** The label of a picture; none for an original. */
export const originLabel = (origin: ImageOrigin): string | null =>
  origin === 'original' ? null : imageOrigins[origin];

/** The alternative text of a picture with its label, which is not repeated where the text says it already. */
export function altWithOrigin(alt: string, origin: ImageOrigin): string {
  const label = originLabel(origin);
  const word = origin === 'staged' ? 'visualisierung' : imageOrigins[origin];
  if (label === null || alt.toLocaleLowerCase('de').includes(word)) return alt;
  return [alt, label].filter(Boolean).join(', ');
}

/** Whether the picture shows what does not stand there, so that it is never shown alone in place of a photo. */
export const isVisualisation = (origin: ImageOrigin): boolean =>
  origin === 'staged' || origin === 'generated';
