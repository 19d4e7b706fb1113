import { SetupFault } from './setup-fault.mjs';

/** @param {string | undefined} value of PORT */
export function portFromEnv(value = '3000') {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupFault(`PORT is "${value}"; it must be a number from 1 to 65535.`);
}
