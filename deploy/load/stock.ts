import { type PropertyCard, type PublicProperty } from '@estate/contracts/public-property';

/** Properties that visitors read, at most. */
const maxProperties = 100;

/**
 * What the k6 scripts ask a site for (scripts/parts/stock.js): pages, towns, and addresses of images, which a browser would
 * compute.
 */
export async function stockOf(url: string): Promise<object> {
  // Not imported above: it is built by then.
  const { propertyImageUrl, renditions } = await import('@estate/contracts/renditions');
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const list = async (path: string) => ((await (await read(path)).json()) as { items: PropertyCard[] }).items;
  const imagesOf = (shown: PropertyCard[]) =>
    shown.flatMap(({ id, image }) =>
      image ? [{ id, image: propertyImageUrl(image, renditions.card) }] : [],
    );

  const cards = await list(`/api/properties?page_size=${maxProperties}`);
  const sitemap = await (await read('/sitemap.xml')).text();
  const pages = new Map(
    [...sitemap.matchAll(/\/immobilie\/[a-z0-9-]*-(\d+)(?=<)/g)].map(([page, id]) => [Number(id), page]),
  );
  const properties = [];
  /** By rendition, so that no two addresses in a row are of the same original. */
  const rareRenditions: string[][] = [];
  const rare = [renditions.lightbox, renditions.share, ...renditions.detailSrcset];
  for (const { id } of cards) {
    const page = pages.get(id);
    if (!page) continue;
    const { images } = (await (await read(`/api/properties/${id}`)).json()) as PublicProperty;
    properties.push({
      id,
      page,
      main: images.slice(0, 1).map((image) => propertyImageUrl(image, renditions.detail)),
      thumbnails: images.slice(0, 3).map((image) => propertyImageUrl(image, renditions.thumbnail)),
    });
    for (const [number, rendition] of rare.entries())
      (rareRenditions[number] ??= []).push(...images.map((image) => propertyImageUrl(image, rendition)));
  }
  if (properties.length === 0) throw new Error(`${url} has no properties to read`);
  return {
    properties,
    homeImages: imagesOf(await list('/api/properties/latest')).map(({ image }) => image),
    cities: [...new Set(cards.flatMap(({ city }) => city ?? []))],
    rareRenditions: rareRenditions.flat(),
    cards: imagesOf(cards),
  };
}
