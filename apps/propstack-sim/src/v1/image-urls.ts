import { type JsonObject, type UnitImage } from '../stock/unit.ts';

/** The URL of an image in one size; the path contains the image id. */
export const imageUrl = (origin: string, image: UnitImage, size: string) =>
  `${origin}/images/photos/${image.id}/${size}.jpg`;

/** The image fields that the expanded shape of V1 and the responses of V2 have in common. */
export const imageFields = ({ id, title, position, tags, updated_at, ...image }: UnitImage): JsonObject => ({
  id,
  title,
  position,
  is_private: image.is_private,
  is_floorplan: image.is_floorplan,
  is_not_for_exposee: image.is_not_for_exposee,
  tags,
  updated_at,
});
