import { writeFile } from 'node:fs/promises';
import { generatedClientFile, generateClient } from './generated-client.ts';

/*
 * Renews the generated client after a change of a route or contract. Run by hand, in the root:
 * npx nx run @estate/bff:build && node apps/bff/dist/openapi/write-client.js
 */
await writeFile(generatedClientFile, await generateClient());
