/* Signs without width of their own, which searching in the page passes over. */
const softHyphen = '\u00AD';
const wordJoiner = '\u2060';

/** Words longer than a line of a small phone; not every browser knows where German words part. */
const longWords = [
  'Gebäude-energie-beratung',
  'Identifikations-nummer',
  'Immobilien-verwaltung',
  'Rest-nutzungs-dauer-gutachten',
  'Barriere-freiheits-stärkungs-gesetz',
  'Verbraucher-schlichtungs-stelle',
  'Verbraucher-streit-beilegungs-gesetz',
  'Verbraucher-streit-beilegung',
  'Verkehrswert-gutachten',
  'Wohnflächen-berechnung',
].map((parts) => [parts.replaceAll('-', ''), parts.replaceAll('-', softHyphen)] as const);

/** The same text, which parts its longest words where they may part, and `E-Mail` nowhere. */
export const typeset = (text: string): string =>
  longWords
    .reduce((set, [word, parted]) => set.replaceAll(word, parted), text)
    .replaceAll('E-Mail', `E${wordJoiner}-${wordJoiner}Mail`);
