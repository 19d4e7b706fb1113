import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { interpolate, readCompose, readEnvFile } from './compose.ts';
import { startInOrder } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'estate-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('interpolation as Compose does it', () => {
  const settings = { SET: 'value', EMPTY: '' };

  it.each([
    ['$SET and ${SET}', 'value and value'],
    ['${NONE}|${NONE:-a}|${EMPTY:-b}|${EMPTY-c}|${SET:-d}', '|a|b||value'],
    ['${SET:+yes}|${EMPTY:+yes}|${EMPTY+yes}|${NONE+yes}', 'yes||yes|'],
    ['$$SET costs 5 $', '$SET costs 5 $'],
  ])('%s is %s', (text, result) => {
    expect(interpolate(text, settings)).toBe(result);
  });

  it('refuses a setting that is missing, with the message of the file', () => {
    expect(() => interpolate('${NONE:?set it}', settings)).toThrow('NONE is missing: set it');
    expect(() => interpolate('${EMPTY:?set it}', settings)).toThrow('EMPTY is missing');
    expect(interpolate('${EMPTY?set it}', settings)).toBe('');
  });
});

it('a compose file gives the services of the chosen profiles, with merged and interpolated variables', () => {
  const compose = file(
    'compose.yml',
    `x-base: &base { A: '\${A:-1}', B: 2 }
services:
  one: { image: a, environment: { <<: *base, B: 3 } }
  two: { image: b, profiles: [demo] }
`,
  );
  const env = readEnvFile(file('demo.env', '# comment\nCOMPOSE_PROFILES=demo\nA=x=y\n'));
  expect(readCompose(compose, {})).toEqual({ one: { image: 'a', environment: { A: '1', B: 3 } } });
  expect(Object.keys(readCompose(compose, env))).toEqual(['one', 'two']);
  expect(readCompose(compose, env)['one']?.environment?.['A']).toBe('x=y');
});

describe('services', () => {
  const needs = (...names: string[]) => ({
    image: 'a',
    depends_on: Object.fromEntries(names.map((name) => [name, { condition: 'service_healthy' as const }])),
  });

  it('start after what they depend on, each once, and those that run elsewhere not at all', async () => {
    const started: string[] = [];
    const services = { site: needs('list', 'store'), list: needs('store'), store: { image: 'b' } };
    await startInOrder(services, new Set(['store']), async (name) => {
      await Promise.resolve();
      started.push(name);
    });
    expect(started).toEqual(['list', 'site']);
  });

  it('need what is in their profile, unless it is not required', async () => {
    const start = () => Promise.resolve();
    await expect(startInOrder({ site: needs('list') }, new Set(), start)).rejects.toThrow(
      'list is in no profile',
    );
    const loose = {
      image: 'a',
      depends_on: { s3: { condition: 'service_healthy' as const, required: false } },
    };
    await startInOrder({ media: loose }, new Set(), start);
  });
});
