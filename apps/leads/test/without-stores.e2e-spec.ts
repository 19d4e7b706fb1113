import { SendContactMessage } from '@estate/contracts/leads';
import { parseEnv } from '@estate/server-kit/env';
import { startService } from '@estate/server-kit/run-service';
import { freePort } from '@estate/test-kit/stores';
import { expect, it } from '@jest/globals';
import { leadsEnv } from '../src/env.ts';
import { LeadsModule } from '../src/leads.module.ts';
import { contactForm } from './forms.ts';
import { connectTo, origin } from './leads-under-test.ts';

it('starts without its stores, says that it is not ready and answers in German', async () => {
  const nowhere = await freePort();
  const env = parseEnv(leadsEnv, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    MONGODB_URL: `mongodb://127.0.0.1:${nowhere}/estate`,
    REDIS_URL: `redis://127.0.0.1:${nowhere}`,
    SMTP_URL: `smtp://127.0.0.1:${nowhere}`,
    MAIL_FROM: 'website@makler.example',
    CATALOG_URL: `tcp://127.0.0.1:${nowhere}`,
    CRM_SYNC_URL: `tcp://127.0.0.1:${nowhere}`,
    IDENTITY_URL: `tcp://127.0.0.1:${nowhere}`,
  });
  const running = await startService(LeadsModule.forRoot(env));
  const client = connectTo(running);
  try {
    await expect(
      client.call(SendContactMessage, { form: contactForm(), origin: origin() }),
    ).rejects.toMatchObject({
      problem: { code: 'unavailable', detail: expect.stringContaining('zurzeit nicht erreichbar') },
    });
    const ready = await fetch(`http://127.0.0.1:${running.healthPort}/readyz`);
    expect(ready.status).toBe(503);
  } finally {
    await client.close();
    await running.close();
  }
});
