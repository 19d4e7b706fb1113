import { createHmac } from 'node:crypto';
import { type PropertyRecord } from '@estate/contracts/catalog/property';
import { metresPerDegree } from '@estate/domain/search/map-area';
import { showsAddress } from './publicity.ts';

/** The published position of a property: the point at which the map shows it, and by which the map filter finds it. */
export interface PublicPoint {
  readonly lng: number;
  readonly lat: number;
  /** True if the position is blurred, because the address is hidden. */
  readonly is_rough: boolean;
}

type Located = Partial<Pick<PropertyRecord, 'lat' | 'lng' | 'hide_address'>>;

/** Size of a grid cell in degrees: at most 111 m high and, at the equator, 167 m wide. */
const cell = { lat: 0.001, lng: 0.0015 } as const;
/**
 * Minimum and maximum distance in metres of a blurred position from the middle of the grid cell. With these values, it
 * lies 300 to 800 m from every place in the cell.
 */
const [nearest, farthest] = [420, 680];

/** Rounds to about a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/**
 * The position of a property that is published; null if unknown. If the address is hidden, direction and distance from
 * the middle of the property's grid cell are taken from a keyed hash of the cell. The position is therefore always the
 * same for all flats of a house; the mean of several random positions would reveal the house.
 */
export function publicPoint({ lat, lng, hide_address }: Located, key: Buffer): PublicPoint | null {
  if (lat == null || lng == null) return null;
  if (showsAddress({ hide_address: hide_address ?? null }))
    return { lng: round(lng), lat: round(lat), is_rough: false };
  const [row, column] = [Math.floor(lat / cell.lat), Math.floor(lng / cell.lng)];
  const hash = createHmac('sha256', key).update(`${row} ${column}`).digest();
  const [turn, share] = [hash.readUInt32BE(0) / 2 ** 32, hash.readUInt32BE(4) / 2 ** 32];
  // With the square root, all places in the ring between the two distances are equally likely.
  const metres = Math.sqrt(nearest ** 2 + share * (farthest ** 2 - nearest ** 2));
  const middle = { lat: (row + 0.5) * cell.lat, lng: (column + 0.5) * cell.lng };
  const degrees = metres / metresPerDegree;
  return {
    lng: round(
      middle.lng + (degrees * Math.cos(2 * Math.PI * turn)) / Math.cos((middle.lat * Math.PI) / 180),
    ),
    lat: round(middle.lat + degrees * Math.sin(2 * Math.PI * turn)),
    is_rough: true,
  };
}
