import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { problem } from '@estate/contracts/problem';

/**
 * A media stub that records its requests. Like the real service, it refuses a truncated JPEG. A file with the content
 * `REFUSED <reason>` is refused for that reason.
 */
export async function stubMedia() {
  const stored = new Map<string, Set<string>>();
  const swept: unknown[] = [];
  const requests: string[] = [];
  const covers: string[] = [];
  const pdfs: Buffer[] = [];
  let brokenStatus: number | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://media');
      const path = url.pathname.replace('/originals/property-images/', '');
      const mark = url.searchParams.get('v') ?? '';
      if (url.searchParams.get('cover') === '1') covers.push(path);
      requests.push(`${request.method ?? ''} ${path}`);
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      const answer = (status: number, body?: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(body === undefined ? '' : JSON.stringify(body));
      if (brokenStatus) return answer(brokenStatus, problem('unavailable'));
      if (request.method === 'HEAD') return answer(stored.get(path)?.has(mark) ? 200 : 404);
      if (path === '/documents/files') {
        pdfs.push(bytes);
        return answer(201, { hash: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length });
      }
      if (request.method === 'POST') {
        swept.push(JSON.parse(bytes.toString()));
        return answer(202);
      }
      const [, reason] = /^REFUSED (.+)$/.exec(bytes.toString('utf8')) ?? [];
      if (reason) return answer(422, problem('not-an-image', { detail: reason }));
      if (!isWholeJpeg(bytes)) return answer(422, { code: 'invalid-input' });
      stored.set(path, new Set([...(stored.get(path) ?? []), mark]));
      return answer(201, { width: 1600, height: 1200, bytes: bytes.length, format: 'jpeg' });
    })().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The stored image versions (change marks) by storage path. */
    stored,
    has: (path: string, mark: string) => stored.get(path)?.has(mark) ?? false,
    /** For each sweep, the list of images that it keeps. */
    swept,
    requests,
    /** The paths of the images that were stored as covers. */
    covers,
    /** The PDFs that were stored. */
    pdfs,
    break: (broken: boolean, status = 503) => {
      brokenStatus = broken ? status : undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isWholeJpeg = (bytes: Buffer) =>
  bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
