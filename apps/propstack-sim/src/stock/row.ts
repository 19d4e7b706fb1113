import { looks, type LookName } from './looks.ts';
import { places } from './places.ts';

export type Category = keyof typeof categories;

/** rs_category → the values derived from it. */
export const categories = {
  APARTMENT: ['APARTMENT', 'LIVING', 'Wohnung'],
  GROUND_FLOOR: ['APARTMENT', 'LIVING', 'Wohnung'],
  ROOF_STOREY: ['APARTMENT', 'LIVING', 'Wohnung'],
  MAISONETTE: ['APARTMENT', 'LIVING', 'Wohnung'],
  PENTHOUSE: ['APARTMENT', 'LIVING', 'Penthouse'],
  LOFT: ['APARTMENT', 'LIVING', 'Loft'],
  SINGLE_FAMILY_HOUSE: ['HOUSE', 'LIVING', 'Haus'],
  SEMIDETACHED_HOUSE: ['HOUSE', 'LIVING', 'Doppelhaushälfte'],
  MID_TERRACE_HOUSE: ['HOUSE', 'LIVING', 'Reihenhaus'],
  MULTI_FAMILY_HOUSE: ['INVESTMENT', 'INVESTMENT', 'Mehrfamilienhaus'],
  VILLA: ['HOUSE', 'LIVING', 'Villa'],
  BUNGALOW: ['HOUSE', 'LIVING', 'Bungalow'],
  FINCA: ['HOUSE', 'LIVING', 'Finca'],
  SEASIDE_APARTMENT: ['APARTMENT', 'LIVING', 'Ferienwohnung'],
  PLOT: ['TRADE_SITE', 'LIVING', 'Grundstück'],
  OFFICE: ['OFFICE', 'COMMERCIAL', 'Bürofläche'],
  STORE: ['STORE', 'COMMERCIAL', 'Ladenfläche'],
  GASTRONOMY: ['GASTRONOMY', 'COMMERCIAL', 'Gastronomie'],
  HALL: ['INDUSTRY', 'COMMERCIAL', 'Halle'],
} as const;

const statusIds = {
  Akquise: 170239,
  Vorbereitung: 170240,
  Vermarktung: 170241,
  Reserviert: 170242,
  Abgeschlossen: 170243,
};

const flags = ['verborgen', 'name-ist-adresse', 'archiviert'] as const;

export interface Row {
  title: string;
  pitch: string;
  category: Category;
  /** Selects the images; see looks.ts. */
  look: LookName;
  place: keyof typeof places;
  deal: 'BUY' | 'RENT';
  /** In euro; null means 'Preis auf Anfrage'. */
  price: number | null;
  rooms: number;
  bedRooms: number;
  bathRooms: number;
  space: number;
  plot: number;
  year: number;
  energy: string;
  amenities: string[];
  statusId: number;
  flags: Set<(typeof flags)[number]>;
}

/**
 * Reads a sheet of objects, four lines each, a blank line between them:
 * ```
 * title
 * category and look | place | Kauf or Miete and price or 'Anfrage' | rooms/bedrooms/bathrooms | m² / plot m² | year
 * energy: Bedarf or Verbrauch, class, kWh/(m²a), source; or a bare odd value | amenities | status and flags
 * one sentence about it
 * ```
 */
export const readSheet = (sheet: string): Row[] =>
  sheet
    .trim()
    .split(/\n\s*\n/)
    .map(readRow);

function readRow(block: string): Row {
  const [title = '', what = '', how = '', pitch = ''] = block.split('\n').map((line) => line.trim());
  const [kind = '', place, money = '', rooms = '', areas = '', year] = cells(what);
  const [category = '', look = ''] = kind.split(' ');
  const [energy = '', amenities = '', state = ''] = cells(how);
  const [deal, price] = money.split(' ');
  const [status = '', ...marks] = state.split(' ');
  const counts = numbers(rooms);
  const [space, plot] = numbers(areas);
  const statusId = statusIds[status as keyof typeof statusIds] as number | undefined;
  const isKnown = category in categories && look in looks && place && place in places && statusId && pitch;
  const hasKnownFlags = marks.every((mark) => (flags as readonly string[]).includes(mark));
  if (!isKnown || !hasKnownFlags || !['Kauf', 'Miete'].includes(deal ?? '')) {
    throw new Error(`Unreadable stock entry:\n${block}`);
  }
  return {
    title,
    pitch,
    category: category as Category,
    look: look as LookName,
    place: place as keyof typeof places,
    deal: deal === 'Kauf' ? 'BUY' : 'RENT',
    price: price === 'Anfrage' ? null : Number(price),
    rooms: counts[0] ?? 0,
    bedRooms: counts[1] ?? 0,
    bathRooms: counts[2] ?? 0,
    space: space ?? 0,
    plot: plot ?? 0,
    year: Number(year),
    energy,
    amenities: amenities === '-' ? [] : amenities.split(',').map((one) => one.trim()),
    statusId,
    flags: new Set(marks as (typeof flags)[number][]),
  };
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim());
const numbers = (cell: string) => cell.split('/').map(Number);
