import { connect } from 'node:net';

/**
 * `node idle-connections.mjs PORT COUNT`: opens connections of which every second one sends one request and the
 * others nothing, and keeps them open until stdin closes. Prints `{open, ended}` as a line once all are open. A
 * separate process, because its limit of open files must be raised.
 */
const [port, count] = process.argv.slice(2).map(Number);
const atOnce = 200;
let open = 0;
let endCount = 0;

/** @param {number} number */
const hold = (number) =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      open += 1;
      if (number % 2) socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
      resolve(undefined);
    });
    socket.on('data', () => undefined).on('error', () => resolve(undefined));
    socket.once('close', () => (endCount += 1));
  });

for (let from = 0; from < Number(count); from += atOnce)
  await Promise.all(Array.from({ length: atOnce }, (_, index) => hold(from + index)));
console.log(JSON.stringify({ open, ended: endCount }));
process.stdin.resume().once('end', () => process.exit());
