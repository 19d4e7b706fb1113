interface Decimals {
  min?: number;
  max: number;
}

/** Digits and decimals as `String` writes a number without an exponent. */
const plain = /^-?\d+(?:\.\d+)?$/;

/**
 * A number as German readers write it, rounded as `Intl.NumberFormat('de-DE')` does. Not by `Intl`, because the first format
 * of a page takes a phone 80 ms in one piece, and nearly every page of a visitor has a number. Very large and very small ones
 * are rare enough.
 */
export function germanNumber(value: number, { min = 0, max }: Decimals): string {
  const written = String(value);
  if (!plain.test(written) || written.length > 15) return byIntl(value, { min, max });
  // By the decimals as written: 1.005 is a little less than that in binary, and would be rounded down.
  const units = Math.round(Math.abs(Number(`${written}e${max}`)));
  const [whole = '', decimals = ''] = (units / 10 ** max).toFixed(max).split('.');
  let shown = decimals.length;
  while (shown > min && decimals[shown - 1] === '0') shown -= 1;
  const first = whole.length % 3;
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean);
  return `${value < 0 ? '-' : ''}${groups.join('.')}${shown > 0 ? `,${decimals.slice(0, shown)}` : ''}`;
}

const byIntl = (value: number, { min, max }: Required<Decimals>): string =>
  new Intl.NumberFormat('de-DE', { minimumFractionDigits: min, maximumFractionDigits: max }).format(value);
