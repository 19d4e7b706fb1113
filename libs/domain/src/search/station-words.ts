import { stations } from '../geo/stations.ts';
import { foldSearch } from './fold.ts';
import { isDistrict } from './hamburg.ts';
import { type MapPoint, metresBetween } from './map-area.ts';
import type { Token } from './tokens.ts';

/* Stations as places: `nähe U-Bahn`, `S-Bahn Othmarschen`, `U3`, `Borgweg`. A property is near a station up to 600 m. */

/** Metres from a station in which a property is near. */
export const nearStation = 600;

/** `u bahn` or `s bahn` of a line. */
const railOf = (line: string): string => `${line.charAt(0).toLowerCase()} bahn`;

const all = stations.map(({ name, lat, lon, lines }) => {
  const rails = [...new Set(lines.map(railOf))];
  const folded = foldSearch(name);
  return {
    name,
    folded,
    point: { lat, lng: lon },
    keys: [
      ...rails,
      ...rails.map((rail) => `${rail} ${folded}`),
      `bahnhof ${folded}`,
      folded,
      ...lines.map(foldSearch),
    ],
  };
});
const allKeys: ReadonlySet<string> = new Set(all.flatMap(({ keys }) => keys));
const names = new Map(all.map(({ folded, name }) => [folded, name]));

/** The search words that mean the stations near a point: their names, lines and rails. */
export const stationKeysNear = (point: MapPoint): string[] => [
  ...new Set(
    all.filter((station) => metresBetween(station.point, point) <= nearStation).flatMap(({ keys }) => keys),
  ),
];

/** Whether a folded word means a station or several. */
export const isStationKey = (folded: string): boolean => allKeys.has(folded);

/** The only station that a folded word means; undefined for a line or a kind of station. */
export function stationNamed(
  folded: string,
): { readonly name: string; readonly point: MapPoint } | undefined {
  const named = all.filter(({ keys }) => keys.includes(folded));
  return named.length === 1 ? named[0] : undefined;
}

/** Whether a folded word means stations and nothing else, so that no text is searched for it: `u bahn`. */
export const isRail = (folded: string): boolean =>
  /^(?:[us] bahn|bahnhof .)/.test(folded) && allKeys.has(folded);

/** Words before the name of a station, as in its keys. */
const prefixes: Readonly<Record<string, string>> = {
  'u bahn': 'U-Bahn',
  's bahn': 'S-Bahn',
  u: 'U-Bahn',
  s: 'S-Bahn',
  bahnhof: 'Bahnhof',
  haltestelle: 'Bahnhof',
  station: 'Bahnhof',
};

/** Whether a name alone means the station: one of several words, which is no district such as `St. Pauli`. */
const isOwnName = (folded: string): boolean => folded.includes(' ') && !isDistrict(folded);

interface StationPhrase {
  readonly key: string;
  readonly label: string;
  readonly end: number;
}

/**
 * The station or the kind of station that is named at a token; undefined if there is none. A name without `U-Bahn` or the
 * like counts only if it has several words: a single word is looked for in texts, too.
 */
export function stationAt(tokens: readonly Token[], start: number): StationPhrase | undefined {
  const first = tokens[start]?.folded ?? '';
  const prefix = Object.hasOwn(prefixes, first) ? prefixes[first] : undefined;
  const at = prefix === undefined ? start : start + 1;
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length).map(({ folded }) => folded);
    const name = words.length === length ? names.get(words.join(' ')) : undefined;
    if (name === undefined || (prefix === undefined && !isOwnName(foldSearch(name)))) continue;
    const key = foldSearch(prefix === undefined ? name : `${prefix} ${name}`);
    // `S-Bahn Borgweg` is no station, because only the U3 stops there.
    if (!allKeys.has(key)) continue;
    return {
      key,
      label: `${prefix === undefined ? name : `${prefix} ${name}`}, bis ${nearStation} m`,
      end: at + length,
    };
  }
  const isKind = prefix !== undefined && first.endsWith(' bahn');
  return isKind ? { key: first, label: `${prefix}, bis ${nearStation} m`, end: at } : undefined;
}
