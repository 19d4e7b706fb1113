import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createGate } from './gate.ts';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;

/** The objects below a prefix; with a delimiter, objects in subfolders are listed as common prefixes. */
function listing(keys: readonly string[], prefix: string, delimiter: string): string {
  const found = keys.filter((name) => name.startsWith(prefix));
  const folderOf = (name: string) => {
    const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    return end === -1 ? undefined : name.slice(0, end + 1);
  };
  const folders = new Set(found.flatMap((name) => folderOf(name) ?? []));
  const files = found.filter((name) => folderOf(name) === undefined);
  return [
    ...files.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`),
    ...[...folders].map((name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`),
  ].join('');
}

/** The part of S3 that media and backups use: put, get, head, delete, list by prefix, delete many. */
export async function startS3Stub(bucket: string) {
  const objects = new Map<string, Buffer>();
  const modified = new Map<string, Date>();
  const held: { pattern: RegExp; arrived: () => void; released: Promise<void> }[] = [];
  const beforePut = async (key: string) => {
    const index = held.findIndex(({ pattern }) => pattern.test(key));
    const [hold] = index === -1 ? [] : held.splice(index, 1);
    hold?.arrived();
    await hold?.released;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://s3');
      const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
      const body = await bodyOf(request);
      if (!request.headers.authorization?.includes('AWS4-HMAC-SHA256')) return response.writeHead(403).end();
      if (request.method === 'PUT') {
        await beforePut(key);
        objects.set(key, body);
        modified.set(key, new Date());
        return response.writeHead(200, { etag: '"1"' }).end();
      }
      if (request.method === 'POST' && url.searchParams.has('delete')) {
        for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name ?? '');
        return response.end(xml('<DeleteResult/>'));
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (url.searchParams.get('list-type') === '2') {
        const prefix = url.searchParams.get('prefix') ?? '';
        const listed = listing([...objects.keys()], prefix, url.searchParams.get('delimiter') ?? '');
        return response.end(
          xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${listed}</ListBucketResult>`),
        );
      }
      const object = objects.get(key);
      if (!object) return response.writeHead(404).end(xml('<Error><Code>NoSuchKey</Code></Error>'));
      return response
        .writeHead(200, {
          'content-length': object.length,
          'last-modified': (modified.get(key) ?? new Date()).toUTCString(),
        })
        .end(request.method === 'HEAD' ? '' : object);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    /** Time of the last write of each object. A test may change it. */
    modified,
    /** Delays the next write of a matching key: `arrived` resolves when it arrives, `release` lets it continue. */
    hold: (pattern: RegExp) => {
      const gate = createGate();
      const arrived = new Promise<void>((resolve) =>
        held.push({ pattern, arrived: resolve, released: gate.opened }),
      );
      return { arrived, release: gate.open };
    },
    storageUrl: `s3://key:secret@${bucket}?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
