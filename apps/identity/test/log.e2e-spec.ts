import { type CapturedLog, captureLog } from '@estate/test-kit/captured-log';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

describe('the log of identity', () => {
  let log: CapturedLog;
  let world: World;
  beforeAll(async () => {
    log = captureLog();
    world = await startWorld();
  });
  afterAll(async () => {
    await world.close();
    log.stop();
  });

  it('says nothing of the query of a request, nor of what was typed', async () => {
    const query = '?email=anna@example.org&token=geheim1';
    for (const path of ['/gibt-es-nicht', '//', '/api/auth/get-session', '/api/auth/sign-in/email']) {
      await (await world.call(`${path}${query}`)).arrayBuffer();
    }
    await world.call(`/api/auth/sign-in/email${query}`, {
      body: { email: 'anna@example.org', password: 'geheim2' },
    });
    await world.call(`/api/auth/get-session${query}`, {
      headers: { cookie: 'better-auth.session_token=geheim3' },
    });
    const lines = log.lines();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(/anna|geheim|token/i);
  });
});
