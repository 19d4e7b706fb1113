/** Names that mean several places, or one in two spellings of which the CRM has either. Folded. */
const groups: Readonly<Record<string, readonly string[]>> = {
  balearen: ['mallorca', 'menorca', 'ibiza', 'formentera'],
  kanaren: ['teneriffa', 'gran canaria', 'lanzarote', 'fuerteventura', 'la palma', 'la gomera', 'el hierro'],
  javea: ['javea', 'xabia'],
  xabia: ['javea', 'xabia'],
};

/** The folded names of places that a folded word of the search means: those of a group, else the word alone. */
export const placesMeantBy = (word: string): readonly string[] =>
  Object.hasOwn(groups, word) ? (groups[word] ?? [word]) : [word];
