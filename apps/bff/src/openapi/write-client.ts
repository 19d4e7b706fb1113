import { writeFile } from 'node:fs/promises';
import { clientFile, generateClient } from './generated-client.ts';

/* Run by hand after a change of a route or contract: nx run bff:build, then node dist/openapi/write-client.js. */
await writeFile(clientFile, await generateClient());
