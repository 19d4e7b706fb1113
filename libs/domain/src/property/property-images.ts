import { type ImageOrigin, isVisualisation } from './image-origin.ts';

/* Order and selection of a property's images. Free of zod, so that pages need not load zod. */

interface ImageFields {
  position: number;
  is_floorplan: boolean;
}

interface PhotoFields extends ImageFields {
  id: string;
  origin: ImageOrigin;
  /** Id of the photo of the same subject if this is a visualisation, and of the visualisation if it is that photo. */
  counterpart_id?: string | undefined;
}

/**
 * Sorts by position. The CRM gives several images the same position; the stable sort keeps their order (propstack.md,
 * Images).
 */
export const sortImages = <Image extends Pick<ImageFields, 'position'>>(images: readonly Image[]): Image[] =>
  [...images].sort((a, b) => a.position - b.position);

/**
 * The photos, the cover first: a photo that is no visualisation, if there is one. A visualisation is followed by the
 * original of the same subject; if that is the cover, it follows the cover.
 */
export function photos<Image extends PhotoFields>(images: readonly Image[]): Image[] {
  const sorted = sortImages(images).filter((image) => !image.is_floorplan);
  const byId = new Map(sorted.map((image) => [image.id, image]));
  const counterpartOf = (image: Image) => byId.get(image.counterpart_id ?? '');
  const ordered = new Set<Image>();
  const addPair = (image: Image) => {
    ordered.add(image);
    const counterpart = counterpartOf(image);
    if (counterpart) ordered.add(counterpart);
  };
  const cover = sorted.find(({ origin }) => !isVisualisation(origin)) ?? sorted[0];
  if (cover) addPair(cover);
  for (const image of sorted) {
    // An original with a counterpart is added with its visualisation.
    if (isVisualisation(image.origin) || !counterpartOf(image)) addPair(image);
  }
  return [...ordered];
}

/**
 * The photos for places where nothing is written in the picture, such as link previews: originals, then edited ones,
 * and no visualisations.
 */
export function photosWithoutLabel<Image extends PhotoFields>(images: readonly Image[]): Image[] {
  const all = photos(images);
  return (['original', 'edited'] as const).flatMap((origin) =>
    all.filter((image) => image.origin === origin),
  );
}

export const floorPlans = <Image extends ImageFields>(images: readonly Image[]): Image[] =>
  sortImages(images).filter((image) => image.is_floorplan);

/**
 * The images of the gallery. The first floor plan comes second, because buyers look for it before further rooms; other
 * plans come last. A visualisation of the cover's subject stays beside the cover.
 */
export function galleryImages<Image extends PhotoFields>(images: readonly Image[]): Image[] {
  const rooms = photos(images);
  const [plan, ...plans] = floorPlans(images);
  const before = rooms[1] && rooms[1].counterpart_id === rooms[0]?.id ? 2 : 1;
  return [...rooms.slice(0, before), plan, ...rooms.slice(before), ...plans].filter(
    (image) => image !== undefined,
  );
}

/** The image of a card: the first of `photos`, or a floor plan if there is no photo. */
export const coverImage = <Image extends PhotoFields>(images: readonly Image[]): Image | undefined =>
  photos(images)[0] ?? floorPlans(images)[0];
