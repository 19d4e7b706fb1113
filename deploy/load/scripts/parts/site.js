import http from 'k6/http';

/** Address of the site, which trusts the load generator as its only proxy. */
export const base = __ENV.BASE_URL || 'http://127.0.0.1:3000';

/** Request headers of one visitor. Each visitor has its own address, because limits count per address. */
export const clientOf = (number) => ({
  'accept-encoding': 'gzip, br',
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

/** The entry of a list for this number, cyclically. */
export const pickInTurn = (list, number) => list[number % list.length];

/** Distinct addresses of the images in a page. */
export const imagesIn = (html) => [
  ...new Set([...html.matchAll(/\/media\/render\/[^"\s]+/g)].map(([path]) => path.replaceAll('&amp;', '&'))),
];

/** Each property of the sitemap with its page, for `setup`. */
export function findProperties() {
  const { body } = http.get(`${base}/sitemap.xml`);
  const found = [...body.matchAll(/(\/immobilie\/[a-z0-9-]*-(\d+))</g)];
  if (found.length === 0) throw new Error(`${base} has no properties to read`);
  return found.map(([, page, id]) => ({ id: Number(id), page }));
}
