import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { clientFolder, generateClient } from './generated-client.ts';

/* Run by hand after a change of a route or contract: nx run bff:build, then node dist/openapi/write-client.js. */

for (const [name, text] of Object.entries(await generateClient())) {
  const filepath = fileURLToPath(new URL(name, clientFolder));
  await writeFile(
    filepath,
    name.endsWith('.json') ? (await format(name, text, { printWidth: 110 })).code : text,
  );
}
