import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const script = join(import.meta.dirname, 'check-settings.mjs');

/** What the check prints with these settings; nothing if it finds them whole. */
function messageFor(settings: Record<string, string>): string {
  const env = { ALLOW_DEMO_CONTENT: 'true', NEEDED_SETTINGS: 'PUBLIC_URL KEY_V1|KEY_V2', ...settings };
  return spawnSync(process.execPath, [script], { env, encoding: 'utf8' }).stderr;
}

it.each([
  ['every setting that is needed', {}, ['PUBLIC_URL', 'KEY_V1 or KEY_V2']],
  ['the number of proxies under https', { PUBLIC_URL: 'https://a.example', KEY_V2: 'x' }, ['TRUST_PROXY']],
])('lists as missing: %s', (_what, settings, names) => {
  expect(messageFor(settings)).toContain(`missing:\n  ${names.join('\n  ')}\nSet them`);
});

it.each([
  { PUBLIC_URL: 'https://a.example', TRUST_PROXY: '0', KEY_V1: 'x' },
  { PUBLIC_URL: 'http://localhost:3000', KEY_V1: 'x' },
])('prints nothing for %j', (settings) => {
  expect(messageFor(settings)).toBe('');
});
