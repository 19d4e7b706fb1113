import { type JsonObject, type UnitImage } from '../stock/unit.ts';

/** Where an image lies: one address per size, the image id in the path. */
export const imageUrl = (origin: string, image: UnitImage, size: string) =>
  `${origin}/images/photos/${image.id}/${size}.jpg`;

/** What V1 (expanded) and V2 tell alike about an image. */
export const imageFacts = ({ id, title, position, tags, updated_at, ...image }: UnitImage): JsonObject => ({
  id,
  title,
  position,
  is_private: image.is_private,
  is_floorplan: image.is_floorplan,
  is_not_for_exposee: image.is_not_for_exposee,
  tags,
  updated_at,
});
