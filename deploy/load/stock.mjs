import { writeFileSync } from 'node:fs';

/** Properties that visitors read, at most; one client may read 300 details a minute, and lists come on top. */
const maxProperties = 200;

/** @typedef {import('@estate/contracts/public-property').PropertyCard} PropertyCard */
/** @typedef {import('@estate/contracts/public-property').PublicProperty} PublicProperty */

/**
 * Writes what the k6 scripts ask a site for (scripts/parts/stock.js): pages, towns, and addresses of images, which a
 * browser would compute.
 * @param {string} url
 * @param {string} file
 */
export async function writeStock(url, file) {
  // Not imported above: it is built by then.
  const { propertyImageUrl, renditions } = await import('@estate/contracts/renditions');
  /** @param {string} path */
  const read = async (path) => {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  /** @param {string} path */
  const list = async (path) =>
    /** @type {{ items: PropertyCard[] }} */ (await (await read(path)).json()).items;
  /** @param {PropertyCard[]} cards */
  const imagesOf = (cards) =>
    cards.flatMap(({ id, image }) =>
      image ? [{ id, image: propertyImageUrl(image, renditions.card) }] : [],
    );

  const cards = [];
  for (let page = 1; cards.length < maxProperties; page++) {
    const items = await list(`/api/properties?page_size=100&page=${page}`);
    if (items.length === 0) break;
    cards.push(...items);
  }
  const sitemap = await (await read('/sitemap.xml')).text();
  const pages = new Map(
    [...sitemap.matchAll(/\/immobilie\/[a-z0-9-]*-(\d+)(?=<)/g)].map(([page, id]) => [id, page]),
  );
  const properties = [];
  /** @type {string[][]} By rendition. */
  const rareRenditions = [];
  for (const { id } of cards.slice(0, maxProperties)) {
    const page = pages.get(String(id));
    if (!page) continue;
    const { images } = /** @type {PublicProperty} */ (await (await read(`/api/properties/${id}`)).json());
    properties.push({
      id,
      page,
      main: images.slice(0, 1).map((image) => propertyImageUrl(image, renditions.detail)),
      thumbnails: images.slice(0, 3).map((image) => propertyImageUrl(image, renditions.thumbnail)),
    });
    // Originals take turns, so that no two addresses in a row are of the same one.
    const rare = [renditions.lightbox, renditions.share, ...renditions.detailSrcset];
    rare.forEach((rendition, number) =>
      images.forEach((image) => (rareRenditions[number] ??= []).push(propertyImageUrl(image, rendition))),
    );
  }
  if (properties.length === 0) throw new Error(`${url} has no properties to read`);
  const homeImages = imagesOf(await list('/api/properties/latest')).map(({ image }) => image);
  const cities = [...new Set(cards.flatMap(({ city }) => city ?? []))];
  const stock = {
    properties,
    homeImages,
    cities,
    rareRenditions: rareRenditions.flat(),
    cards: imagesOf(cards),
  };
  writeFileSync(file, JSON.stringify(stock));
}
