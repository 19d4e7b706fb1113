import { isPortFree } from './process/ports.mjs';
import { SetupFault } from './setup-fault.mjs';

/** @param {string | undefined} value of PORT */
export function portFromEnv(value = '3000') {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupFault(`PORT is "${value}"; it must be a number from 1 to 65535.`);
}

/** @param {number} port */
export async function checkPortFree(port) {
  if (await isPortFree(port)) return;
  throw new SetupFault(
    `Port ${port} is in use by another program. End it, or choose another port: PORT=${port + 1} npm start`,
  );
}
