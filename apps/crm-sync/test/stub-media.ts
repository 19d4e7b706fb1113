import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { problem } from '@estate/contracts/problem';

/**
 * A media stub that records its requests. Like the real service it refuses a truncated JPEG and a file that names a reason, and writes of an older
 * reading once a newer one has begun.
 */
export async function stubMedia() {
  const stored = new Map<string, string>();
  const requests: string[] = [];
  const newest = new Map<string, number>();
  let brokenStatus: number | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://media');
      const path = url.pathname.replace('/originals/property-images/', '');
      const mark = url.searchParams.get('v') ?? '';
      requests.push(`${request.method ?? ''} ${path}`);
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      const answer = (status: number, body?: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(body === undefined ? '' : JSON.stringify(body));
      if (brokenStatus) return answer(brokenStatus);
      if (request.method === 'HEAD') return answer(stored.get(path) === mark ? 200 : 404);
      const [folder = ''] = path.split('/');
      const reading = Number(url.searchParams.get('reading') ?? Number.NaN);
      if (Number.isNaN(reading)) return answer(400, { code: 'invalid-input' });
      if ((newest.get(folder) ?? 0) > reading) return answer(409, { code: 'outdated-record' });
      if (request.method === 'POST') {
        newest.set(folder, reading);
        return answer(204);
      }
      if (request.method === 'DELETE') {
        stored.delete(path);
        return answer(204);
      }
      const [, reason] = /^REFUSED (.+)$/.exec(bytes.toString('utf8')) ?? [];
      if (reason) return answer(422, problem('not-an-image', { detail: reason }));
      if (!isWholeJpeg(bytes)) return answer(422, { code: 'invalid-input' });
      const status = stored.get(path) === mark ? 200 : 201;
      stored.set(path, mark);
      return answer(status, { width: 1600, height: 1200, bytes: bytes.length, format: 'jpeg' });
    })().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Path → change mark. */
    stored,
    requests,
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
