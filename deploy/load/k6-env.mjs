import { join } from 'node:path';
import { signIn } from '../staff-client.ts';
import { writeStock } from './stock.mjs';

/**
 * What the scripts read from their environment: address, stock, and a token of staff.
 * @param {import('../local/bring-up.ts').Site} site
 * @param {string} folder
 */
export async function k6EnvOf({ url, admin }, folder) {
  const file = join(folder, 'stock.json');
  await writeStock(url, file);
  const token = await signIn(url, admin.email, admin.password ?? '');
  return { BASE_URL: url, STOCK: file, TOKEN: token };
}
