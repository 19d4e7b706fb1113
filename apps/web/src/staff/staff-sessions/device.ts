/** The first match counts: Edge and Opera also contain `Chrome`, and Chrome contains `Safari`. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Name of browser and system in German, e.g. `Chrome auf Windows`. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unbekanntes Gerät';
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (!browser) return system ? `Anwendung auf ${system}` : 'Skript';
  return system ? `${browser} auf ${system}` : browser;
}
