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

/** Whether the picture shows what does not stand there, so that it is never shown alone in place of a photo. */
export const isVisualisation = (origin: ImageOrigin): boolean =>
  origin === 'staged' || origin === 'generated';

/** The alternative text with the label of the picture, which a text that already says it does not get. */
export const altWithOrigin = (alt: string, origin: ImageOrigin): string =>
  [alt, !/bearbeitet|visualisier|erzeugt/i.test(alt) && originLabel(origin)].filter(Boolean).join(', ');
