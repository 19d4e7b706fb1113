import { generateKeyPairSync } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { serviceKeys } from '@estate/test-kit/service-keys';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { calledEnv, callerEnv, parseEnv } from '../process/env.ts';
import { createLog } from '../observability/log.ts';
import { Callers, keyId, ServiceToken } from './service-token.ts';

const before = generateKeyPairSync('ed25519').privateKey;
const after = generateKeyPairSync('ed25519').privateKey;

const { SERVICE_KEYS } = parseEnv(calledEnv, {
  SERVICE_KEYS: `${keyId('bff', before)}, ${keyId('bff', after)}`,
});
const callers = new Callers('catalog', SERVICE_KEYS, createLog('test'));
const check = (headers: Record<string, string>) => callers.check({ headers } as IncomingMessage, ['bff']);
const refused = { problem: { code: 'caller-refused' } };

const startedAt = Date.parse('2026-11-26T12:00:00Z');
const after15 = startedAt + 15_001;
beforeEach(() => {
  jest.useFakeTimers({ now: startedAt, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the token of a caller', () => {
  it('the token of a calling service is reused for 15 seconds, and made again when the clock was set back', async () => {
    const token = new ServiceToken('bff', 'catalog', before);
    const first = await token.headers();
    jest.setSystemTime(startedAt + 15_000);
    expect(await token.headers()).toEqual(first);
    jest.setSystemTime(after15);
    const second = await token.headers();
    expect(second).not.toEqual(first);
    jest.setSystemTime(startedAt - 3_600_000);
    const third = await token.headers();
    expect(third).not.toEqual(second);
    await expect(check(third)).resolves.toBeUndefined();
  });

  it('the token of a calling service is accepted by a service whose clock differs by up to 30 seconds', async () => {
    const headers = await new ServiceToken('bff', 'catalog', before).headers();
    for (const apart of [-30_000, 30_000]) {
      jest.setSystemTime(startedAt + apart);
      await expect(check(headers)).resolves.toBeUndefined();
    }
    const late = await new ServiceToken('bff', 'catalog', before).headers();
    jest.setSystemTime(startedAt - 10_000);
    await expect(check(late)).rejects.toMatchObject(refused);
  });

  it('the token of a calling service is accepted with the former and the new key while SERVICE_KEYS names both', async () => {
    for (const key of [before, after])
      await expect(check(await new ServiceToken('bff', 'catalog', key).headers())).resolves.toBeUndefined();
  });
});

describe('the keys', () => {
  it('the keys of calling services are parsed at the start, and an error message does not contain them', () => {
    const pem = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
    const rsa = pem.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    for (const SERVICE_KEY of ['geheim', rsa, SERVICE_KEYS.keys().next().value?.split(':')[1]])
      expect(() => parseEnv(callerEnv, { SERVICE_KEY })).toThrow(
        /^Environment:\n {2}SERVICE_KEY is not a private key of Ed25519 in base64$/,
      );
    const names = serviceKeys.SERVICE_KEYS.replace('bff:', 'somebody:');
    for (const list of ['geheim', 'bff:geheim', names])
      expect(() => parseEnv(calledEnv, { SERVICE_KEYS: list })).toThrow(
        /^Environment:\n {2}SERVICE_KEYS has an entry that is not bff\|.*:<public key of Ed25519 in base64>$/,
      );
  });
});
