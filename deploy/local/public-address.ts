import { type Admin } from './admin.ts';
import { type Site } from './bring-up.ts';
import { isPortFree } from './process/ports.ts';
import { type Print } from './print.mjs';
import { SetupFault } from './setup-fault.mjs';

/** The port in PORT, or 3000; throws a SetupFault if it is invalid or in use. */
export async function publicPort(): Promise<number> {
  const value = process.env['PORT'] ?? '3000';
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SetupFault(`PORT is "${value}"; it must be a number from 1 to 65535.`);
  if (await isPortFree(port)) return port;
  throw new SetupFault(
    `Port ${port} is in use by another program. End it, or choose another port: PORT=${port + 1} npm start`,
  );
}

/** Prints the last lines of a start: the addresses of the site and the mailbox, and the staff account. */
export function printAddresses({ mailboxUrl, admin }: Site, url: string, print: Print): void {
  print('site', url);
  print('staff', `${url}/admin, e-mail ${admin.email}, ${passwordText(admin)}`);
  if (mailboxUrl) print('mailbox', mailboxUrl);
}

function passwordText({ email, password }: Admin): string {
  if (process.env['ADMIN_PASSWORD']) return 'password from ADMIN_PASSWORD of the first start';
  if (password) return `password ${password} (shown only now)`;
  return `password shown at the first start (npm run staff -- password ${email} sets a new one)`;
}
