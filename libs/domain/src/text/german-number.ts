interface Decimals {
  min?: number;
  max: number;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number in German format. The formatters are cached, because creating one is slow. */
export function germanNumber(value: number, { min = 0, max }: Decimals): string {
  const key = `${min} ${max}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('de-DE', { minimumFractionDigits: min, maximumFractionDigits: max });
    formats.set(key, format);
  }
  return format.format(value);
}
