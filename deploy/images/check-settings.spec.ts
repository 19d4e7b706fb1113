import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const script = join(import.meta.dirname, 'check-settings.mjs');

/** The output of the check for these settings; empty if no setting is missing or wrong. */
function messageFor(settings: Record<string, string>): string {
  const whole = { ALLOW_DEMO_CONTENT: 'true', PUBLIC_URL: 'http://localhost:3000', KEY_V1: 'x' };
  const env = { NODE_ENV: 'production', NEEDED_SETTINGS: 'PUBLIC_URL KEY_V1|KEY_V2', ...whole, ...settings };
  return spawnSync(process.execPath, [script], { env, encoding: 'utf8' }).stderr;
}

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const publicKeyOfBff = `bff:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`;

it.each([
  ['every setting that is needed', { PUBLIC_URL: '', KEY_V1: '' }, ['PUBLIC_URL', 'KEY_V1 or KEY_V2']],
  ['the number of proxies under https', { PUBLIC_URL: 'https://a.example' }, ['TRUST_PROXY']],
])('the check of the settings lists as missing: %s', (_what, settings, names) => {
  expect(messageFor(settings)).toContain(`missing:\n  ${names.join('\n  ')}\nSet them`);
});

it.each([
  ['PUBLIC_URL', 'www.a.example', 'is not a URL with the scheme http or https'],
  ['TRUST_PROXY', 'true', 'is not a number of proxies'],
  ['AUTH_SECRET', 'short', 'is shorter than 16 characters'],
  ['AUTH_SECRET_PREVIOUS', 'short', 'has a secret of less than 16 characters'],
  ['ADMIN_EMAIL', 'admin', 'is not an e-mail address'],
  ['ADMIN_PASSWORD', 'short', 'is too short or too long for a password of staff'],
  ['SMTP_URL', 'mail.a.example:587', 'is not a URL with the scheme smtp or smtps'],
  ['MAIL_FROM', 'Agency <website@a.example>', 'is not an e-mail address'],
  ['CONFIRMATIONS_PER_HOUR', 'many', ''],
  ['PROPSTACK_REQUESTS_PER_SECOND', '0', 'is not a number from 1 to 9999'],
  ['PROPSTACK_WEBHOOK_SECRET', 'short', 'is shorter than 16 characters'],
  ['STORAGE_URL', '/storage', 'is not a URL with the scheme file or s3'],
  ['BACKUP_RECIPIENT', 'age1short', 'is no recipient of age (age1...)'],
  ['SYNC_SCHEDULES', 'yes', 'is on or off'],
  ['MAP_TILES', 'tiles.pmtiles', 'names a file without its date'],
  ['LOG_LEVEL', 'loud', ''],
  ['REDIS_PASSWORD_BFF', 'a@b', 'has other characters than'],
  ['MONGODB_PASSWORD_CRM_SYNC', 'a/b', 'has other characters than'],
  ['SERVICE_KEY_BFF', 'not-a-key', 'is not a private key of Ed25519 in base64'],
  ['SERVICE_KEYS', 'bff:', 'has an entry that is not'],
])('the check of the settings refuses %s=%s, as its service would', (name, value, fault) => {
  expect(messageFor({ [name]: value })).toContain(`These settings are wrong:\n  ${name} ${fault}`);
});

it('the check of the settings refuses a key of a caller whose public key no service knows', () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });
  const SERVICE_KEYS = `bff:${other.toString('base64')}`;
  expect(messageFor({ SERVICE_KEY_BFF: key, SERVICE_KEYS })).toContain(
    'SERVICE_KEYS lacks the public key of SERVICE_KEY_BFF',
  );
  expect(messageFor({ SERVICE_KEY_BFF: key, SERVICE_KEYS: `${SERVICE_KEYS},${publicKeyOfBff}` })).toBe('');
});

it.each([
  { PUBLIC_URL: 'https://a.example', TRUST_PROXY: '0' },
  { KEY_V1: '', KEY_V2: 'x' },
  {
    STORAGE_URL: 's3://key:secret@bucket?endpoint=https://s3.a.example&region=eu',
    SMTP_URL: 'smtps://a:b@c',
  },
])('the check of the settings prints nothing for %j', (settings) => {
  expect(messageFor(settings)).toBe('');
});
