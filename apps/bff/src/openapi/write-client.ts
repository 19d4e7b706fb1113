import { writeFile } from 'node:fs/promises';
import { clientFolder, generateClient } from './generated-client.ts';

for (const [name, text] of Object.entries(await generateClient())) {
  await writeFile(new URL(name, clientFolder), text);
}
