/* Order and selection of a property's images. Free of zod, so that pages need not load zod. */

interface ImageFields {
  position: number;
  is_floorplan: boolean;
}

/**
 * Sorts by position. The CRM gives several images the same position; the stable sort keeps their order (propstack.md,
 * Images).
 */
export const sortImages = <Image extends Pick<ImageFields, 'position'>>(images: readonly Image[]): Image[] =>
  [...images].sort((a, b) => a.position - b.position);

export const photos = <Image extends ImageFields>(images: readonly Image[]): Image[] =>
  sortImages(images).filter((image) => !image.is_floorplan);

export const floorPlans = <Image extends ImageFields>(images: readonly Image[]): Image[] =>
  sortImages(images).filter((image) => image.is_floorplan);

/**
 * The images of the gallery. The first floor plan comes second, because buyers look for it before further rooms; other
 * plans come last.
 */
export function galleryImages<Image extends ImageFields>(images: readonly Image[]): Image[] {
  const [cover, ...rooms] = photos(images);
  const [plan, ...plans] = floorPlans(images);
  return [cover, plan, ...rooms, ...plans].filter((image) => image !== undefined);
}

/** The image of a card: the first photo, or a floor plan if there is no photo. */
export const coverImage = <Image extends ImageFields>(images: readonly Image[]): Image | undefined =>
  photos(images)[0] ?? floorPlans(images)[0];
