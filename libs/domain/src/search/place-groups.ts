/** Folded search words that stand for several places, or for one place with two spellings in the CRM. */
const groups: Readonly<Record<string, readonly string[]>> = {
  balearen: ['mallorca', 'menorca', 'ibiza', 'formentera'],
  kanaren: ['teneriffa', 'gran canaria', 'lanzarote', 'fuerteventura', 'la palma', 'la gomera', 'el hierro'],
  javea: ['javea', 'xabia'],
  xabia: ['javea', 'xabia'],
};

/** The folded place names of a search word: those of its group, otherwise the word itself. */
export const placesMeantBy = (word: string): readonly string[] =>
  Object.hasOwn(groups, word) ? (groups[word] ?? [word]) : [word];
