import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';

/* Loaded into the measured process by `node --import`: on 127.0.0.1 it tells what stays after a forced collection. */

const session = new Session();
session.connect();

createServer((_request, response) => {
  session.post('HeapProfiler.collectGarbage').then(
    () => response.end(JSON.stringify(process.memoryUsage())),
    (/** @type {Error} */ error) => response.writeHead(500).end(error.message),
  );
})
  .listen(Number(process.env['HEAP_PROBE_PORT']), '127.0.0.1')
  .unref();
