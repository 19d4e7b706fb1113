import { describe, expect, it } from '@jest/globals';
import { authSecrets, secretId, subkey } from './auth-secrets.ts';
import { authEnv, parseEnv } from './env.ts';

const first = 'the-first-of-all-secrets';
const second = 'the-second-of-all-secrets';
const read = (list: string) => parseEnv(authEnv, { AUTH_SECRET: second, AUTH_SECRET_PREVIOUS: list });

describe('the secrets', () => {
  it('are the one in use and those before it, each once', () => {
    expect(authSecrets(read(''))).toEqual([second]);
    expect(authSecrets(read(` ${first}, ${second},${first},`))).toEqual([second, first]);
  });

  it('of before are as long as the one in use, and a fault does not tell them', () => {
    expect(() => read('short')).toThrow('AUTH_SECRET_PREVIOUS has a secret of less than 16 characters');
    expect(() => read(`${first} ,short`)).toThrow(/^(?!.*first-of-all).*$/s);
  });

  it('have a name each that is the same in every process', () => {
    expect(secretId(first)).toMatch(/^[0-9a-f]{8}$/);
    expect(secretId(first)).toBe(secretId(first));
    expect(secretId(first)).not.toBe(secretId(second));
  });

  it('make a key per purpose, as any other HKDF with SHA-256 does (RFC 5869)', () => {
    // openssl kdf -binary -keylen 32 -kdfopt digest:SHA256 -kdfopt key:$AUTH_SECRET -kdfopt info:sessions HKDF
    expect(subkey(first, 'sessions')).toBe('RRSA4PyskZjVku2V217Es0fMkQ8aDmwSeGE3HsvWS04');
    expect(subkey(first, 'limits')).not.toBe(subkey(first, 'sessions'));
    expect(subkey(second, 'sessions')).not.toBe(subkey(first, 'sessions'));
  });
});
