import { createServer } from 'node:http';

/**
 * The least that Node needs to answer the same bytes: a process of its own that holds finished answers by address. Its
 * parent sends `{ path, headers, body }` with headers as a flat list and the body in base64, and is answered with the port.
 */
/** @type {Map<string, { headers: string[], body: Buffer }>} */
const answers = new Map();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, '127.0.0.1');

process.on('message', (/** @type {{ path: string, headers: string[], body: string }} */ given) => {
  answers.set(given.path, { headers: given.headers, body: Buffer.from(given.body, 'base64') });
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
process.on('disconnect', () => process.exit());
