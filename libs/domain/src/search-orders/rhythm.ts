/* Free of times, because the form of a search order loads it in the browser. */

/** How often news about a search are mailed. */
export const rhythms = {
  soon: 'gleich, höchstens alle zwei Stunden',
  daily: 'täglich um 7:30 Uhr',
  weekly: 'montags um 7:30 Uhr',
} as const;
export type Rhythm = keyof typeof rhythms;

export const isRhythm = (text: unknown): text is Rhythm =>
  typeof text === 'string' && Object.hasOwn(rhythms, text);
