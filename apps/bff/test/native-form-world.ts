import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FormState } from '@estate/domain/forms/form-state';
import { eventually } from '@estate/test-kit/wait';
import { tag } from './page-parts.ts';
import { startWorld, type World } from './world.ts';

/** Renders a form on every page. Sends no reply if the submitted message, or contract, is `late`. */
const program = `
process.on('disconnect', () => process.exit(0));
process.on('message', ([number, { address, formState }]) => {
  const { message, contract } = formState?.values ?? {};
  if (message === 'late' || contract === 'late <b>') return;
  process.send([number, { html: '<form id="formular-' + (formState?.kind ?? 'contact') + '">' + address + '</form>' }]);
});
process.send('ready');
`;

const indexHtml = `<!doctype html><html><head><!--head--></head><body><div id="root"></div><!--first-data--></body></html>`;

export interface PageFormWorld extends World {
  /** Sends fields as a browser does without a script, each time as another visitor unless `client` is given. */
  send(path: string, fields: string | Record<string, string>, client?: string): Promise<Response>;
}

/** A BFF whose renderer is the program above. */
export async function startPageFormWorld(): Promise<PageFormWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'bff-native-forms-'));
  await mkdir(join(folder, '.server'));
  await writeFile(join(folder, 'index.html'), indexHtml);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, '.server/main.js'), program);
  const world = await startWorld({ TRUST_PROXY: '1' }, { webFolder: pathToFileURL(`${folder}/`) });
  let visitors = 0;
  const send: PageFormWorld['send'] = (path, fields, client) => {
    visitors += 1;
    return world.get(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': client ?? `10.8.${visitors >> 8}.${visitors & 255}`,
      },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
  };
  await eventually(async () => {
    if (
      !(
        await (
          await send('/api/expose-requests', { page: '/immobilie/villa-elbe-42', propertyId: '42' })
        ).text()
      ).includes('id="form-state"')
    )
      throw new Error('renderer not ready');
  });
  return {
    ...world,
    send,
    close: async () => {
      await world.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The state of the refused form that the page contains for the app. */
export const formState = (html: string) =>
  JSON.parse(
    tag(html, /<script type="application\/json" id="form-state">(.*?)<\/script>/s) ?? 'null',
  ) as FormState | null;

export const exposeFields = {
  page: '/immobilie/villa-elbe-42',
  propertyId: '42',
  consentVersion: 'expose-2026-11',
  salutation: '',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.test',
  phone: '',
  agreeToTerms: 'on',
};

export const contactFields = {
  page: '/kontakt?stadt=berlin',
  consentVersion: 'kontakt-2026-11',
  firstName: 'Anna',
  email: '',
  phone: '040 123456',
  message: 'Guten Tag\r\nbitte rufen Sie an',
  privacyAccepted: 'on',
};

export const searchFields = {
  page: '/suchauftrag?deal=rent&city=Hamburg',
  consentVersion: 'suchauftrag-2026-11',
  salutation: 'frau',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.test',
  phone: '040 123456',
  buyOrRent: 'rent',
  propertyType: 'house',
  city: 'Hamburg',
  region: 'Eppendorf',
  minRooms: '2',
  maxRooms: '',
  minPrice: '',
  maxPrice: '2.500 €',
  equipment: '',
  notes: 'Gern\r\nAltbau',
  agreeToTerms: 'on',
};
