import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DocumentOrder, DocumentsInUse } from '@estate/contracts/media/documents';

/** A simulated media, whose documents are the JSON of their orders. */
export async function stubMedia() {
  const orders: DocumentOrder[] = [];
  const documents = new Map<string, Buffer>();
  const kept: string[][] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    const answer = (status: number, content: Buffer | object = {}) =>
      response.writeHead(status).end(Buffer.isBuffer(content) ? content : JSON.stringify(content));
    const handle = async () => {
      if (isDown)
        return answer(503, { code: 'unavailable', detail: 'weg', status: 503, title: 'weg', type: 'x' });
      if (request.method === 'GET') {
        const found = documents.get(request.url?.split('/').at(-1) ?? '');
        return found ? answer(200, found) : answer(404);
      }
      const body = await json(request);
      if (request.url === '/documents/in-use') {
        kept.push(DocumentsInUse.parse(body).hashes);
        return answer(202);
      }
      const order = DocumentOrder.parse(body);
      orders.push(order);
      const bytes = Buffer.from(`%PDF-1.7 ${JSON.stringify(order)}`);
      const hash = createHash('sha256').update(bytes).digest('hex');
      documents.set(hash, bytes);
      return answer(201, { hash, bytes: bytes.length, pages: 4, missing_pictures: 0 });
    };
    handle().catch((error: unknown) => answer(500, { detail: String(error) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was ordered, in order. */
    orders,
    documents,
    /** The lists of documents that have to stay. */
    kept,
    setDown: (down: boolean) => {
      isDown = down;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
