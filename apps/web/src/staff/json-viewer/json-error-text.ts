import { type ParseErrorCode, visit } from 'jsonc-parser';

/** Messages by jsonc-parser's error code. Its const enum cannot be imported with `isolatedModules`. */
const causes: Readonly<Record<number, string>> = {
  1: 'Dieses Wort oder Zeichen gibt es in JSON nicht',
  2: 'Das ist keine gültige Zahl',
  3: 'Hier wird ein Feldname in Anführungszeichen erwartet',
  4: 'Hier fehlt ein Wert',
  5: 'Hier fehlt ein Doppelpunkt',
  6: 'Hier fehlt ein Komma',
  7: 'Hier fehlt eine schließende geschweifte Klammer',
  8: 'Hier fehlt eine schließende eckige Klammer',
  9: 'Nach dem Ende kommt noch etwas',
  10: 'Kommentare gibt es in JSON nicht',
  11: 'Kommentare gibt es in JSON nicht',
  12: 'Hier fehlt ein schließendes Anführungszeichen',
  13: 'Diese Zahl hört zu früh auf',
  14: 'Nach \\u werden vier Ziffern oder Buchstaben von a bis f erwartet',
  15: 'Diese Zeichenfolge mit \\ gibt es in JSON nicht',
  16: 'Dieses Steuerzeichen ist in einem Text nicht erlaubt',
};

class FirstFault extends Error {
  constructor(
    readonly code: ParseErrorCode,
    readonly offset: number,
  ) {
    super();
  }
}

function firstFault(text: string): FirstFault | null {
  try {
    const onError = (code: ParseErrorCode, offset: number) => {
      throw new FirstFault(code, offset);
    };
    visit(text, { onError }, { disallowComments: true });
  } catch (fault) {
    if (fault instanceof FirstFault) return fault;
  }
  return null;
}

/** German message for the first syntax error with its position, because browsers' messages are English and differ. */
export function jsonErrorText(text: string): string {
  if (text.trim() === '') return 'Das Feld ist leer.';
  const fault = firstFault(text);
  if (!fault) return 'Der Text ist kein JSON.';
  const before = text.slice(0, fault.offset);
  const line = before.split('\n').length;
  const column = fault.offset - before.lastIndexOf('\n');
  return `${causes[fault.code] ?? 'Der Text ist kein JSON'} (Zeile ${line}, Spalte ${column}).`;
}
