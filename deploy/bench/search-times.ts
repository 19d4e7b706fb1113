import { median } from './figures.ts';

/** Queries of a list by what is special of them. `#` is another number for each variant, so that no answer is stored. */
const searches = {
  'list without a filter': '/api/properties?page=#',
  'filters of a purchase':
    '/api/properties?deal=buy&type=apartment&rooms_min=2&rooms_max=4&area_min=50&price_max=#0000&balcony=1',
  'words and place': '/api/properties?q=helle+Altbauwohnung+mit+Balkon+in+Winterhude+bis+#0000+Euro',
  'yield, let, energy': '/api/properties?deal=buy&yield_min=3&energy=D&let=1&price_max=#0000',
  'warm rent, free by a month': '/api/properties?deal=rent&warm_max=#0&free_by=2027-06&rooms_min=2',
  'drawn area': '/api/properties?within=circle_9.99_53.58_#00&deal=buy',
  'text into fields': '/api/properties/reading?q=3+Zimmer+in+Eppendorf+bis+#0000+Euro+mit+Aufzug',
  'near misses':
    '/api/properties/near-misses?q=Elbblick+Kamin+Sauna&deal=buy&rooms_min=5&city=Winterhude&price_max=#0000',
  'map points': '/api/properties/map?deal=buy&price_max=#0000',
};

const variants = 20;

/** Milliseconds of one answer by an address of its own, because the site limits requests per client. */
export async function timeOf(url: string, client: number): Promise<number> {
  const since = performance.now();
  const answer = await fetch(url, { headers: { 'x-forwarded-for': `10.1.0.${client}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - since;
}

/**
 * Times of answers that are not stored, in ms, and how much longer than a list without a filter each takes. A site needs
 * the trusted proxy.
 */
export async function searchTimes(origin: string): Promise<Record<string, object>> {
  const rows: Record<string, { median: number; worst: number; 'over the list': number }> = {};
  let ofList = 0;
  for (const [name, path] of Object.entries(searches)) {
    const times: number[] = [];
    for (let variant = 0; variant < variants; variant += 1)
      times.push(await timeOf(origin + path.replace('#', String(30 + variant)), variant));
    const middle = median(times);
    ofList ||= middle;
    rows[name] = {
      median: Math.round(middle),
      worst: Math.round(Math.max(...times)),
      'over the list': Math.round(middle - ofList),
    };
  }
  return rows;
}
