import { propertyImageUrl, renditions } from '@estate/contracts/renditions';
import { SetupFault } from '../../local/setup-fault.mjs';
import { signIn } from '../../staff-client.ts';
import { type Places } from './site.ts';

type Card = { title: string; image: Parameters<typeof propertyImageUrl>[0] | null };

/** Signs in as the first administrator, reads the imported list in the page's order, renders the page and one of its images. */
export async function walkThrough(places: Places, settings: Readonly<Record<string, string>>): Promise<void> {
  const site = `http://${places('bff', '3000')}`;
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = settings;
  const authorization = `Bearer ${await signIn(site, ADMIN_EMAIL, ADMIN_PASSWORD)}`;
  const overview = await (await ask(`${site}/api/admin/overview`, { authorization })).text();
  const { items } = (await (await ask(`${site}/api/properties?sort=available_first`)).json()) as {
    items: Card[];
  };
  const shown = items.find(({ image }) => image);
  if (!shown?.image) throw new SetupFault(`No object with an image is listed; the overview says ${overview}`);
  const page = await (await ask(`${site}/immobilien`)).text();
  if (!page.includes(shown.title)) throw new SetupFault(`/immobilien does not show ${shown.title}.`);
  const image = await ask(`${site}${propertyImageUrl(shown.image, renditions.card)}`);
  const { length } = Buffer.from(await image.arrayBuffer());
  const type = image.headers.get('content-type');
  if (!type?.startsWith('image/') || length < 1_000)
    throw new SetupFault(`The image is ${type} of ${length} bytes.`);
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, { headers });
  if (!answer.ok)
    throw new SetupFault(`${url} answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  return answer;
}
