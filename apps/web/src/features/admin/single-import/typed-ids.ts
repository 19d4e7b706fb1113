const missing = 'Bitte geben Sie eine Immobilien-ID ein';
const invalid = 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein';
/** The server takes at most this many at once. */
const maxIds = 500;

/** The ids that staff typed, separated by comma, semicolon, blank or line, each once. */
export const typedIds = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** The fault of the typed ids in German (staff-area §5.7), or true. */
export function checkIds(text: string): string | true {
  const ids = typedIds(text);
  if (ids.length === 0) return missing;
  const wrong = ids.find((id) => !/^0*[1-9]\d{0,14}$/.test(id));
  if (wrong !== undefined) return ids.length === 1 ? invalid : `${invalid}: ${wrong.slice(0, 40)}`;
  return ids.length > maxIds ? `Bitte importieren Sie höchstens ${maxIds} Immobilien auf einmal.` : true;
}
