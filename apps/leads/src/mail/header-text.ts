/** Fit for a mail header: one line, no control or direction signs, at most `max` characters. */
export function headerText(text: string, max = 120): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // By code point: half a surrogate pair would break the header's encoding.
  const signs = Array.from(line);
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join('')
        .trim()}…`
    : line;
}

/** A name before an address: what could be taken for an address of its own is dropped too. */
export const headerName = (name: string): string => headerText(name.replace(/[<>@"\\]+/g, ' '), 80);
