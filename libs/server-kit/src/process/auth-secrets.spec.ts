import { describe, expect, it } from '@jest/globals';
import { authSecrets, secretId, subkey } from './auth-secrets.ts';
import { authEnv, parseEnv } from './env.ts';

const first = 'the-first-of-all-secrets';
const second = 'the-second-of-all-secrets';
const read = (list: string) => parseEnv(authEnv, { AUTH_SECRET: second, AUTH_SECRET_PREVIOUS: list });

describe('the secrets', () => {
  it('the current and the former AUTH_SECRET are read, each once', () => {
    expect(authSecrets(read(''))).toEqual([second]);
    expect(authSecrets(read(` ${first}, ${second},${first},`))).toEqual([second, first]);
  });

  it('a former AUTH_SECRET must be as long as the current one, and an error message does not contain it', () => {
    expect(() => read('short')).toThrow('AUTH_SECRET_PREVIOUS has a secret of less than 16 characters');
    expect(() => read(`${first} ,short`)).toThrow(/^(?!.*first-of-all).*$/s);
  });

  it('the id of an AUTH_SECRET is the same in every process', () => {
    expect(secretId(first)).toMatch(/^[0-9a-f]{8}$/);
    expect(secretId(first)).toBe(secretId(first));
    expect(secretId(first)).not.toBe(secretId(second));
  });

  it('a key for each purpose is derived from AUTH_SECRET by HKDF with SHA-256 (RFC 5869)', () => {
    // openssl kdf -binary -keylen 32 -kdfopt digest:SHA256 -kdfopt key:$AUTH_SECRET -kdfopt info:sessions HKDF
    expect(subkey(first, 'sessions')).toBe('RRSA4PyskZjVku2V217Es0fMkQ8aDmwSeGE3HsvWS04');
    expect(subkey(first, 'limits')).not.toBe(subkey(first, 'sessions'));
    expect(subkey(second, 'sessions')).not.toBe(subkey(first, 'sessions'));
  });
});
