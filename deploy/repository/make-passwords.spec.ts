import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv as parseDotEnv } from 'node:util';
import { callers } from '@estate/contracts/rpc';
import { authEnv, calledEnv, callerEnv, parseEnv } from '@estate/server-kit/process/env';
import { keyId } from '@estate/server-kit/http/service-token';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'make-passwords-'));
const script = join('deploy', 'compose', 'make-passwords.sh');
const file = join(folder, '.env');
for (const each of ['docker-compose.yml', script]) cpSync(join(root, each), join(folder, each));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (before?: string) => {
  if (before !== undefined) writeFileSync(file, before);
  const { status, stderr } = spawnSync('sh', [join(folder, script)], { encoding: 'utf8' });
  return { status, stderr, text: readFileSync(file, 'utf8') };
};
const settingsIn = (text: string) => parseDotEnv(text) as Record<string, string>;
/** The calling services whose public keys are in SERVICE_KEYS. */
function knownCallers(settings: Record<string, string>): string[] {
  const { SERVICE_KEYS } = parseEnv(calledEnv, settings);
  return callers.filter((name) => {
    const key = settings[`SERVICE_KEY_${name.toUpperCase().replace('-', '_')}`] ?? '';
    return SERVICE_KEYS.has(keyId(name, parseEnv(callerEnv, { SERVICE_KEY: key }).SERVICE_KEY));
  });
}

describe('make-passwords.sh', () => {
  let made = '';
  beforeAll(() => {
    made = run('').text;
  });

  it('make-passwords.sh writes AUTH_SECRET, a key for each caller and the public keys', () => {
    const settings = settingsIn(made);
    expect(knownCallers(settings)).toEqual(callers);
    expect(parseEnv(calledEnv, settings).SERVICE_KEYS.size).toBe(callers.length);
    expect(new Set(Object.values(settings)).size).toBe(Object.keys(settings).length);
    expect(parseEnv(authEnv, { NODE_ENV: 'production', ...settings })).toBeDefined();
  });

  it('make-passwords.sh does not change existing values, also in quotes, after export or with Windows line ends', () => {
    const quoted = made.replaceAll(/=(.*)$/gm, '="$1"');
    for (const before of [
      made,
      quoted,
      made.replaceAll(/^/gm, 'export ').replace(/export $/, ''),
      made.replaceAll('\n', ' # a remark\n'),
      made.replaceAll('\n', '\r\n'),
    ])
      expect(run(before)).toEqual({ status: 0, stderr: '', text: before });
  });

  it('make-passwords.sh begins a new line in a settings file whose last line has no line end', () => {
    const settings = settingsIn(run('MAIL_FROM=website@a.example').text);
    expect(settings).toMatchObject({ MAIL_FROM: 'website@a.example' });
    expect(Object.keys(settings).sort()).toEqual(['MAIL_FROM', ...Object.keys(settingsIn(made))].sort());
  });

  it('make-passwords.sh makes a settings file with open access readable by its owner only', () => {
    chmodSync(file, 0o644);
    run(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('make-passwords.sh adds the public key of a new caller to SERVICE_KEYS and keeps its other entries', () => {
    const old = Buffer.from(`302a300506032b6570032100${'07'.repeat(32)}`, 'hex').toString('base64');
    const before = made
      .replace(/^SERVICE_KEY_LEADS=.*\n/m, '')
      .replace(/^(SERVICE_KEYS=.*),leads:.*$/m, `$1,bff:${old}`);
    const settings = settingsIn(run(before).text);
    expect(knownCallers(settings)).toEqual(callers);
    expect([...parseEnv(calledEnv, settings).SERVICE_KEYS.keys()]).toContain(`bff:${old}`);
  });

  it('make-passwords.sh fills in a setting whose value is empty', () => {
    const settings = settingsIn(run(made.replace(/^AUTH_SECRET=.*$/m, 'AUTH_SECRET=')).text);
    expect(settings['AUTH_SECRET']).toMatch(/^.{44}$/);
  });

  it('make-passwords.sh fails with the name of a setting whose value is no key, and does not change SERVICE_KEYS', () => {
    const before = made.replace(/^SERVICE_KEY_BFF=.*$/m, 'SERVICE_KEY_BFF=broken');
    const fault = 'SERVICE_KEY_BFF in .env is not a private key of Ed25519 in base64.\n';
    expect(run(before)).toEqual({ status: 1, stderr: fault, text: before });
  });
});
