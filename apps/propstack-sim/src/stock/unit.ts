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
  /** The file name in `motifs/` without extension. */
  motif: string;
  /** How often the image has been replaced since the start. */
  revision: number;
  /** Whether the original has 4000×3000 instead of 1600×1200 pixels. */
  isLarge: boolean;
  /** Whether the original is stored sideways, with an EXIF orientation that corrects it. */
  isTurned: boolean;
  /** The GPS position in the EXIF data. */
  gps: { lat: number; lng: number } | null;
}

/** An object as the CRM stores it. The three V1 shapes and the V2 shape are built from it. */
export interface Unit {
  id: number;
  statusId: number;
  /** Values that are plain in every shape. */
  flat: JsonObject;
  /** Values that become `{label, value}` in the expanded shape; missing values become null there. */
  fields: JsonObject;
  custom: JsonObject;
  images: UnitImage[];
}

/** A value by its API name; undefined if the object has no such field. */
export const plainValue = (unit: Unit, name: string): Json | undefined =>
  unit.flat[name] ?? unit.fields[name];
