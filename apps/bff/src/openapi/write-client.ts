import { writeFile } from 'node:fs/promises';
import { generatedClientFile, generateClient } from './generated-client.ts';

/* Run by hand after a change of a route or contract: nx run bff:build, then node dist/openapi/write-client.js. */
await writeFile(generatedClientFile, await generateClient());
