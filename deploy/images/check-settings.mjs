/**
 * Exits with one message that lists every setting of NEEDED_SETTINGS that is missing in the environment (`A|B` means at
 * least one of both), and every setting that its service would refuse. Compose runs it before anything else, because a
 * service that refuses its settings ends only after the one before was stopped. Under https a proxy ends TLS, so the
 * number of proxies (TRUST_PROXY) is needed too.
 */
import { createPublicKey, KeyObject } from 'node:crypto';
import { isDemoContent } from '@estate/content/demo';
import { NewPassword } from '@estate/contracts/identity/sign-in';
import { callerEnv, EnvError, parseEnv } from '@estate/server-kit/process/env';
import { z } from 'zod';

const { NEEDED_SETTINGS = '', ...settings } = process.env;
const needed = NEEDED_SETTINGS.split(/\s+/).filter(Boolean);
if (settings['PUBLIC_URL']?.startsWith('https:')) needed.push('TRUST_PROXY');
const missing = needed.filter((names) => !names.split('|').some((name) => settings[name]));
if (isDemoContent && settings['ALLOW_DEMO_CONTENT'] !== 'true')
  missing.push('ALLOW_DEMO_CONTENT (libs/content still holds invented people; true starts with them)');

/**
 * The fields of the processes' own environments, in a workspace that is built or in the image (prune.mjs).
 *
 * @type {z.ZodRawShape}
 */
const fields = {};
for (const app of ['backup', 'bff', 'catalog', 'content', 'crm-sync', 'identity', 'leads', 'media']) {
  const exported = await import(`../../apps/${app}/dist/env.js`);
  const env = exported[`${app.replace('-s', 'S')}Env`];
  Object.assign(fields, typeof env === 'function' ? env(settings) : env);
}
/** Compose writes passwords of the stores into addresses and arguments. */
const storePassword = z.string().regex(/^[\w.~-]+$/, 'has other characters than A-Z, a-z, 0-9, _ . ~ -');
/** @type {z.ZodRawShape} */
const ownFields = {
  ADMIN_EMAIL: z.email('is not an e-mail address'),
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (text) => NewPassword.safeParse(text).success,
      'is too short or too long for a password of staff',
    ),
};
/** @param {string} name */
const fieldOf = (name) => {
  if (/^(MONGODB|REDIS)_PASSWORD_/.test(name)) return storePassword;
  if (name.startsWith('SERVICE_KEY_')) return callerEnv.SERVICE_KEY;
  return ownFields[name] ?? fields[name];
};
/** @type {Record<string, z.core.$ZodType>} */
const shape = {};
for (const [name, value] of Object.entries(settings)) {
  const field = fieldOf(name);
  if (value && field) shape[name] = field;
}
/** @type {string[]} */
const faults = [];
try {
  const { SERVICE_KEYS, ...values } = parseEnv(shape, settings);
  const known = SERVICE_KEYS instanceof Map ? [...SERVICE_KEYS.values()] : [];
  for (const [name, key] of Object.entries(values))
    if (key instanceof KeyObject && !known.some((each) => each.equals(createPublicKey(key))))
      faults.push(`SERVICE_KEYS lacks the public key of ${name}; make-passwords.sh adds it`);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  faults.push(...error.faults);
}

/** @param {string[]} lines */
const list = (lines) => lines.map((line) => `  ${line.replaceAll('|', ' or ')}`).join('\n');
if (missing.length > 0) {
  console.error(`These settings are missing:\n${list(missing)}`);
  console.error('Set them in .env or in the environment. For a demo without any setting:');
  console.error('  COMPOSE_ENV_FILES=deploy/compose/demo.env docker compose up --build');
}
if (faults.length > 0) console.error(`These settings are wrong:\n${list(faults)}`);
if (missing.length + faults.length > 0) process.exit(1);
