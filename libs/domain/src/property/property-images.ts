/* Order and choice of a property's images, free of zod. */

interface Placed {
  position: number;
  is_floorplan: boolean;
}

/** The CRM gives several images the same position; the order in which they came then decides (propstack.md, Images). */
export const sortImages = <Image extends Pick<Placed, 'position'>>(images: readonly Image[]): Image[] =>
  [...images].sort((one, other) => one.position - other.position);

/** Everything but floor plans. */
export const photos = <Image extends Placed>(images: readonly Image[]): Image[] =>
  sortImages(images).filter((image) => !image.is_floorplan);

export const floorPlans = <Image extends Placed>(images: readonly Image[]): Image[] =>
  sortImages(images).filter((image) => image.is_floorplan);

/** What the gallery shows: the first plan stands second, because buyers look for it before the next rooms, further plans come last. */
export function galleryImages<Image extends Placed>(images: readonly Image[]): Image[] {
  const [cover, ...rooms] = photos(images);
  const [plan, ...plans] = floorPlans(images);
  return [cover, plan, ...rooms, ...plans].filter((image) => image !== undefined);
}

/** The image of a card: a floor plan only where there is nothing else. */
export const coverImage = <Image extends Placed>(images: readonly Image[]): Image | undefined =>
  photos(images)[0] ?? floorPlans(images)[0];
