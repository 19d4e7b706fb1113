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
  /** The file of `motifs/` that it shows, without its ending. */
  motif: string;
  /** How often an editor replaced it since the start. */
  revision: number;
  /** 4000×3000 instead of 1600×1200. */
  isLarge: boolean;
  /** Stored lying on its side, with an EXIF orientation that sets it right. */
  isTurned: boolean;
  /** Where the camera says it stood. */
  gps: { lat: number; lng: number } | null;
}

/** An object as the CRM keeps it. The three V1 shapes and the V2 shape are made from this. */
export interface Unit {
  id: number;
  statusId: number;
  /** Values that arrive as they are in every shape. */
  flat: JsonObject;
  /** Values that arrive as `{label, value}` in the expanded shape; what is absent here is null there. */
  fields: JsonObject;
  custom: JsonObject;
  images: UnitImage[];
}

/** A value by its API name, wherever it is kept; undefined if the object has no such field. */
export const plainValue = (unit: Unit, name: string): Json | undefined =>
  unit.flat[name] ?? unit.fields[name];
