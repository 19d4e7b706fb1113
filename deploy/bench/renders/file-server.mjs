import { readFile } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The least that Node needs to send the same files: it reads each from the disk for each answer. Its parent sends pairs of
 * address and file, and is answered with the port.
 */
/** @type {Map<string, string>} */
let files = new Map();

const server = createServer((request, response) => {
  readFile(files.get(request.url ?? '') ?? '', (fault, bytes) => {
    if (fault) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length });
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1');

process.on('message', (/** @type {[string, string][]} */ pairs) => {
  files = new Map(pairs);
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit());
