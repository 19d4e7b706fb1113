import { createServer, get } from 'node:http';

/**
 * The upper bound for a Node server: fetches the responses of a site for some paths once and then answers with the
 * same bytes. Usage: bare-server.ts <port> <origin> <path>…
 */
const [port, origin = '', ...paths] = process.argv.slice(2);
/** Headers that are not copied, because Node sets them itself or because each response of the BFF has its own. */
const ownOfEach = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding']);

interface Answer {
  headers: string[];
  body: Buffer;
}

const take = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const { rawHeaders, statusCode } = response;
      if (statusCode !== 200) reject(new Error(`${path} answered ${statusCode}`));
      const headers = rawHeaders.filter(
        (_, index) => !ownOfEach.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
      );
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });

const answers = new Map<string, Answer>();
for (const path of paths) answers.set(path, await take(path));

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return void response.writeHead(404).end();
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(port), '127.0.0.1');
