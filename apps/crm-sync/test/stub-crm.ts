import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Unit } from '../src/unit/unit.ts';

/** Bytes that the media stub accepts as a complete JPEG. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9]);

/**
 * A CRM stub that sends the units of a test in the expanded shape of V1. Unlike propstack-sim, it can send units
 * without an id and pages that are shorter than requested. Images are under `/img`; `refused` maps a file name to the
 * reason for which media refuses the image.
 */
export async function stubCrm() {
  let units: Unit[] = [];
  let most = 500;
  let pages: unknown[] | undefined;
  const requests: string[] = [];
  const refused = new Map<string, string>();
  const listed = (query: URLSearchParams) => {
    const size = Math.min(most, Number(query.get('per') ?? 20));
    const from = (Number(query.get('page') ?? 1) - 1) * size;
    const all = query.get('archived') === '-1' ? units : units.filter((unit) => unit['archived'] !== true);
    return { data: all.slice(from, from + size), meta: { total_count: all.length } };
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://crm');
    requests.push(pathname);
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [, file] = /^\/img\/(.+)$/.exec(pathname) ?? [];
    if (file !== undefined) {
      const reason = refused.get(file);
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.end(reason === undefined ? jpeg : Buffer.from(`REFUSED ${reason}`));
      return;
    }
    if (pathname === '/v1/units') {
      const page = Number(searchParams.get('page') ?? 1);
      answer(
        200,
        pages
          ? (pages[page - 1] ?? { data: [], meta: { total_count: totalOf(pages) } })
          : listed(searchParams),
      );
      return;
    }
    const [, id] = /^\/v1\/units\/(\d+)$/.exec(pathname) ?? [];
    const unit = units.find((one) => String(one['id']) === id);
    if (unit) answer(200, unit);
    else answer(404, { errors: ['Nicht gefunden'] });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    refused,
    /** Sets the stock. `most` is the maximum number of objects per page. */
    serve: (stock: readonly Unit[], bounds: { most?: number; pages?: unknown[] } = {}) => {
      // The test inputs contain URLs of another image server, which are replaced by this stub.
      units = JSON.parse(JSON.stringify(stock).replaceAll('http://127.0.0.1:9099', url)) as Unit[];
      most = bounds.most ?? 500;
      pages = bounds.pages;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const totalOf = ([first]: readonly unknown[]) =>
  (first as { meta: { total_count: number } } | undefined)?.meta.total_count;
