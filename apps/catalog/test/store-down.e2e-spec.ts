import { ListLatest } from '@estate/contracts/catalog/properties';
import { parseEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService } from '@estate/server-kit/process/run-service';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { freePort } from '@estate/test-kit/stores';
import { expect, it } from '@jest/globals';
import { CatalogModule } from '../src/catalog.module.ts';
import { catalogEnv } from '../src/env.ts';

it('catalog starts without MongoDB, is not ready and answers in German that it is unavailable', async () => {
  const nowhere = await freePort();
  const env = parseEnv(catalogEnv, {
    MONGODB_URL: `mongodb://127.0.0.1:${nowhere}/estate`,
    REDIS_URL: `redis://127.0.0.1:${nowhere}`,
    CONTENT_URL: `http://127.0.0.1:${nowhere}`,
    ...serviceKeys,
    LOG_LEVEL: 'silent',
  });
  const running = await startService(CatalogModule.forRoot(env), { http: privateHttp(env) });
  const token = new ServiceToken('bff', 'catalog', serviceKey);
  const client = new RpcClient(`http://127.0.0.1:${running.httpPort}`, token, createLog('test'));
  try {
    await expect(client.call(ListLatest, {})).rejects.toMatchObject({
      problem: {
        code: 'unavailable',
        status: 503,
        detail: expect.stringContaining('zurzeit nicht erreichbar'),
      },
    });
    const ready = await fetch(`http://127.0.0.1:${running.healthPort}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ ready: false, degraded: ['redis'], parts: { mongo: false } });
  } finally {
    await client.close();
    await running.close();
  }
});
