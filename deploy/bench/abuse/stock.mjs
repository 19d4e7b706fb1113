const maxProperties = 12;

/** @typedef {import('@estate/contracts/public-property').PropertyCard} PropertyCard */
/** @typedef {import('@estate/contracts/public-property').PublicProperty} PublicProperty */

/**
 * What ordinary visitors of this site ask for: home, listing page and single properties, each with its data and its
 * first images.
 * @param {string} url
 * @returns {Promise<{ kinds: import('./visits.mjs').Visit[], image: string }>} `image` is the address of one
 */
export async function findVisits(url) {
  // Not imported above: it is built by then.
  const { propertyImageUrl, renditions } = await import('@estate/contracts/renditions');
  /** @param {string} path */
  const read = async (path) => {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  /** @param {PropertyCard} card */
  const cardImage = ({ image }) => (image ? [propertyImageUrl(image, renditions.card)] : []);
  /** @param {string} path */
  const cards = async (path) =>
    /** @type {{ items: PropertyCard[] }} */ (await (await read(path)).json()).items;

  const [home, list] = ['/api/properties/latest', '/api/properties?deal=buy'];
  const sitemap = await (await read('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/\/immobilie\/[a-z0-9-]*-(\d+)(?=<)/g)].slice(0, maxProperties);
  const details = pages.map(async ([page, id]) => {
    const data = `/api/properties/${id}`;
    const { images } = /** @type {PublicProperty} */ (await (await read(data)).json());
    const [first, ...rest] = images;
    const addresses = [
      ...(first ? [propertyImageUrl(first, renditions.detail)] : []),
      ...rest.slice(0, 2).map((image) => propertyImageUrl(image, renditions.thumbnail)),
    ];
    return { page, then: [data, ...addresses] };
  });
  const kinds = [
    { page: '/', then: [home, ...(await cards(home)).flatMap(cardImage).slice(0, 3)] },
    { page: '/immobilien?deal=buy', then: [list, ...(await cards(list)).flatMap(cardImage).slice(0, 3)] },
    ...(await Promise.all(details)),
  ];
  const image = kinds.flatMap(({ then }) => then).find((path) => path.startsWith('/media/'));
  if (!image || pages.length === 0) throw new Error(`${url} has no stock with images.`);
  return { kinds, image };
}
