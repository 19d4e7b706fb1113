import { type CapturedLog, captureLog } from '@estate/test-kit/captured-log';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitsPerClient } from '../src/limits/rate-limits.ts';
import { startWorld, type World } from './world.ts';

const production = { NODE_ENV: 'production', ALLOW_DEMO_CONTENT: 'true' };

describe('behind a proxy that ends TLS', () => {
  let world: World;
  let log: CapturedLog | undefined;
  afterEach(async () => {
    await world.close();
    log?.stop();
    log = undefined;
  });

  let area = 0;
  const statusFor = async (client: string) => {
    const headers = { 'x-forwarded-for': client };
    return (await world.get(`/api/properties?area_min=${(area += 1)}`, { headers })).status;
  };
  const useUp = async (client: string) => {
    for (let n = 0; n < limitsPerClient.search.points; n += 1) await statusFor(client);
  };
  const warnings = () => log?.lines().filter((line) => line.includes('X-Forwarded-For is ignored'));

  it('two visitors behind a trusted proxy are counted as two clients', async () => {
    log = captureLog();
    world = await startWorld({ ...production, TRUST_PROXY: '1' });
    await useUp('203.0.113.1');
    expect(await statusFor('203.0.113.1')).toBe(429);
    expect(await statusFor('203.0.113.2')).toBe(200);
    expect(warnings()).toEqual([]);
  });

  it('visitors behind a proxy are counted as one client with TRUST_PROXY=0, which is logged once', async () => {
    log = captureLog();
    world = await startWorld({ ...production, TRUST_PROXY: '0', LOG_LEVEL: 'info' });
    await useUp('203.0.113.1');
    expect(await statusFor('203.0.113.2')).toBe(429);
    expect(warnings()).toHaveLength(1);
  });
});

it('the BFF does not start in production under https without TRUST_PROXY, and assumes no proxy elsewhere', async () => {
  await expect(startWorld(production)).rejects.toThrow(
    'TRUST_PROXY is not set: the number of proxies in front, which is 0 only without any',
  );
  for (const given of [{}, { ...production, PUBLIC_URL: 'http://localhost:3000' }])
    await (await startWorld(given)).close();
});
