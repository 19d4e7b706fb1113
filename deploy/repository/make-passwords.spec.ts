import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv as parseDotEnv } from 'node:util';
import { callers } from '@estate/contracts/rpc';
import { calledEnv, callerEnv, parseEnv } from '@estate/server-kit/env';
import { keyId } from '@estate/server-kit/service-token';
import { afterAll, describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'make-passwords-'));
const script = join('deploy', 'compose', 'make-passwords.sh');
for (const file of ['docker-compose.yml', script]) cpSync(join(root, file), join(folder, file));
afterAll(() => rmSync(folder, { recursive: true }));

const run = () => {
  execFileSync('sh', [join(folder, script)]);
  return readFileSync(join(folder, '.env'), 'utf8');
};

describe('make-passwords.sh', () => {
  it('writes a key for each caller, and the public keys that services know them by', () => {
    const made = parseDotEnv(run());
    const { SERVICE_KEYS } = parseEnv(calledEnv, made);
    const keyOf = (caller: string) => made[`SERVICE_KEY_${caller.toUpperCase().replace('-', '_')}`] ?? '';
    const ids = callers.map((name) =>
      keyId(name, parseEnv(callerEnv, { SERVICE_KEY: keyOf(name) }).SERVICE_KEY),
    );
    expect([...SERVICE_KEYS.keys()].sort()).toEqual(ids.sort());
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
    expect(statSync(join(folder, '.env')).mode & 0o077).toBe(0);
  });

  it('leaves what is there as it is', () => {
    const before = run();
    expect(run()).toBe(before);
  });
});
