import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@estate/test-kit/wait';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  Controller,
  Get,
  Injectable,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { parseEnv, processEnv } from '../src/process/env.ts';
import { startService, type RunningService } from '../src/process/run-service.ts';
import { ServiceModule } from '../src/process/service.module.ts';

const steps: string[] = [];
let running: RunningService | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
  steps.length = 0;
});

const slowly = async (text: string) => {
  steps.push('asked');
  await sleep(300);
  steps.push('answered');
  return text;
};

@Injectable()
class Store implements OnApplicationBootstrap, OnModuleDestroy {
  onApplicationBootstrap(): void {
    steps.push('store opens');
  }

  onModuleDestroy(): void {
    steps.push('store ends');
  }
}

@Controller()
class NotesController {
  @Get('notes')
  notes() {
    return slowly('notes');
  }
}

const silent = ServiceModule.forRoot('notes', parseEnv(processEnv, { LOG_LEVEL: 'silent' }));
class NotesModule {}
const moduleOf = (parts: Omit<DynamicModule, 'module'>) => ({
  module: NotesModule,
  imports: [silent],
  ...parts,
});

async function answerDuringShutdown(url: string): Promise<string> {
  const answer = fetch(url);
  await eventually(() => expect(steps).toContain('asked'));
  await running?.close();
  return (await answer).text();
}

describe('a service with HTTP controllers', () => {
  it('a service with HTTP controllers opens its parts before it listens, and ends them once running requests are answered', async () => {
    const module = moduleOf({ controllers: [NotesController], providers: [Store] });
    const http = { adapter: new ExpressAdapter(), port: 0, host: '127.0.0.1' };
    running = await startService(module, { http });
    const url = `http://127.0.0.1:${running.httpPort}/notes`;
    expect(await answerDuringShutdown(url)).toBe('notes');
    expect(steps).toEqual(['store opens', 'asked', 'answered', 'store ends']);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('a service with HTTP controllers refuses to start when its port is taken', async () => {
    const http = (port: number) => ({ adapter: new ExpressAdapter(), port, host: '127.0.0.1' });
    running = await startService(moduleOf({}), { http: http(0) });
    const { httpPort = 0 } = running;
    await expect(startService(moduleOf({}), { http: http(httpPort) })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('a service that is told to end', () => {
  const late = ServiceModule.forRoot(
    'notes',
    parseEnv(processEnv, { LOG_LEVEL: 'silent', SHUTDOWN_DELAY_SECONDS: '1' }),
  );
  const http = { adapter: new ExpressAdapter(), port: 0, host: '127.0.0.1' };

  it('a service that ends is not ready, still answers during SHUTDOWN_DELAY_SECONDS and closes each connection', async () => {
    running = await startService(
      { module: NotesModule, imports: [late], controllers: [NotesController] },
      { http },
    );
    const { httpPort, healthPort } = running;
    const request = () => fetch(`http://127.0.0.1:${httpPort}/notes`);
    expect((await request()).headers.get('connection')).toBe('keep-alive');
    const since = performance.now();
    const closing = running.close();
    expect((await fetch(`http://127.0.0.1:${healthPort}/readyz`)).status).toBe(503);
    const last = await request();
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    await closing;
    expect(performance.now() - since).toBeGreaterThan(990);
    await expect(request()).rejects.toThrow();
  });
});
