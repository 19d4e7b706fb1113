import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { env, EnvError, parseEnv, serviceEnv } from './env.ts';

const shape = {
  ...serviceEnv,
  STORE_URL: env.url(['mongodb', 'mongodb+srv'], 'mongodb://127.0.0.1:27017/dev'),
  PUBLIC_URL: env.url(['https', 'http'], 'http://localhost:3000'),
  SIGNING_SECRET: env.secret('only-for-development'),
  NOTES_URL: env.httpAddresses,
  LIMIT: z.coerce.number().default(10),
};
const needed = { NOTES_URL: 'http://127.0.0.1:4001' };

function faultsOf(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseEnv(shape, source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}

describe('parseEnv', () => {
  it('parseEnv falls back to the embedded defaults on a developer’s machine', () => {
    expect(parseEnv(shape, { ...needed, PORT: '', LIMIT: '20' })).toEqual({
      NODE_ENV: 'development',
      PORT: 0,
      BIND_HOST: '127.0.0.1',
      HEALTH_PORT: 0,
      LOG_LEVEL: 'info',
      SHUTDOWN_DELAY_SECONDS: 0,
      STORE_URL: 'mongodb://127.0.0.1:27017/dev',
      PUBLIC_URL: 'http://localhost:3000',
      SIGNING_SECRET: 'only-for-development',
      NOTES_URL: 'http://127.0.0.1:4001',
      LIMIT: 20,
    });
  });

  it('parseEnv requires the same fields in production and names all missing ones at once', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      'STORE_URL is not set',
      'PUBLIC_URL is not set',
      'SIGNING_SECRET is not set',
      'NOTES_URL is not set',
    ]);
  });

  it('parseEnv names each fault without the wrong value', () => {
    const faults = faultsOf({
      PORT: '70000',
      METRICS_PORT: '12x',
      STORE_URL: 'postgres://user:hunter2@db/x',
      PUBLIC_URL: 'https://',
      SIGNING_SECRET: 'short',
      NOTES_URL: 'tcp://notes:4001',
    });
    expect(faults).toEqual([
      'PORT is not a port number',
      'METRICS_PORT is not a port number',
      'STORE_URL is not a URL with the scheme mongodb or mongodb+srv',
      'PUBLIC_URL is not a URL with the scheme https or http',
      'SIGNING_SECRET is shorter than 16 characters',
      'NOTES_URL is not http://host:port[,http://host:port]',
    ]);
  });

  it.each([
    ['STORE_URL', 'mongodb://user:pw@one:27017,two:27017/estate?replicaSet=rs0'],
    ['STORE_URL', 'mongodb+srv://cluster.example/estate'],
    ['NOTES_URL', 'http://notes-1:4001,http://[::1]:4001'],
    ['METRICS_PORT', '9090'],
  ])('parseEnv accepts %s=%s', (name, value) => {
    expect(faultsOf({ ...needed, [name]: value })).toEqual([]);
  });

  it.each([
    [{}, 'http://www.example.org', ['PUBLIC_URL is not https']],
    [{}, 'https://www.example.org', []],
    [{}, 'http://localhost:3000', []],
    [{ ALLOW_DEMO_CONTENT: 'true' }, 'http://www.example.org', []],
    [{ NODE_ENV: 'development' }, 'http://www.example.org', []],
  ])(
    'parseEnv with %j in production reports for the public address %s the faults %j',
    (settings, PUBLIC_URL, faults) => {
      const whole = { ...needed, STORE_URL: 'mongodb://store/x', SIGNING_SECRET: 'x'.repeat(16) };
      expect(faultsOf({ NODE_ENV: 'production', ...whole, PUBLIC_URL, ...settings })).toEqual(faults);
    },
  );
});
