/** @typedef {import('@estate/catalog/listing/property-reads').PropertyRead} PropertyRead */
/** @typedef {import('mongoose').mongo.Filter<import('mongoose').mongo.Document>} Filter */

/**
 * The visitors' reads: their addresses, and the queries that catalog sends for each, by its own builders, to the bare driver.
 * @param {import('mongoose').mongo.Collection} properties
 */
export async function visitorReads(properties) {
  const { detailRead, holidaysRead, latestRead, listingRead, soldByCity, soldRead } =
    await import('@estate/catalog/listing/property-reads');
  const { PropertyQuery } = await import('@estate/contracts/listing');

  /** @param {PropertyRead} read */
  const find = ({ filter, fields, order = {}, skip = 0, limit }) =>
    properties
      .find(/** @type {Filter} */ (filter))
      .project(Object.fromEntries(fields.map((field) => [field, 1])))
      .sort(order)
      .skip(skip)
      .limit(limit)
      .batchSize(limit)
      .toArray();
  const listing = listingRead(PropertyQuery.parse({}));
  const page = () =>
    Promise.all([find(listing), properties.countDocuments(/** @type {Filter} */ (listing.filter))]);
  const home = () => Promise.all([find(latestRead()), properties.aggregate(soldByCity).toArray()]);
  /** @param {number} id */
  const detail = (id) => ({
    name: 'detail',
    path: `/api/properties/${id}`,
    query: () => find(detailRead(id)),
  });
  /** @param {number} id @param {string} detailPath address of its page */
  const pages = (id, detailPath) => [
    { name: 'page home', path: '/', query: home, isPage: true },
    {
      name: 'page listing',
      path: '/immobilien',
      query: () => Promise.all([page(), find(holidaysRead())]),
      isPage: true,
    },
    { name: 'page detail', path: detailPath, query: () => find(detailRead(id)), isPage: true },
  ];
  return {
    lists: [
      { name: 'latest', path: '/api/properties/latest', query: () => find(latestRead()) },
      { name: 'listing', path: '/api/properties', query: page },
      { name: 'holidays', path: '/api/properties/holidays', query: () => find(holidaysRead()) },
      { name: 'sold', path: '/api/properties/sold', query: () => find(soldRead()) },
    ],
    detail,
    pages,
  };
}
