export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

export interface UnitImage {
  id: number;
  title: string | null;
  /** Several images of one object may share a position. */
  position: number;
  is_private: boolean;
  is_floorplan: boolean;
  is_not_for_exposee: boolean;
  tags: string | null;
  updated_at: string;
  motif: string;
  /** How often the image has been replaced since the start. */
  revision: number;
  /** Whether the original has 4000×3000 instead of 1600×1200 pixels. */
  isLarge: boolean;
  /** Whether the original is stored sideways, with an EXIF orientation that corrects it. */
  isTurned: boolean;
  gps: { lat: number; lng: number } | null;
}

/** An object of the simulated CRM. The response formats (three shapes in V1, one in V2) are built from it. */
export interface Unit {
  id: number;
  statusId: number;
  /** Values that have no label in any response format. */
  flat: JsonObject;
  /** Values that are sent as `{label, value}` in the expanded shape. Missing ones are sent as null there. */
  fields: JsonObject;
  custom: JsonObject;
  images: UnitImage[];
}

/** A value by its API name; undefined if the object has no such field. */
export const plainValue = (unit: Unit, name: string): Json | undefined =>
  unit.flat[name] ?? unit.fields[name];
