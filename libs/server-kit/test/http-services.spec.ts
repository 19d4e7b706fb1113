import { type IncomingMessage, type ServerResponse } from 'node:http';
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
import { parseEnv, processEnv } from '../src/env.ts';
import { HttpTransport } from '../src/http-transport.ts';
import { InjectLog } from '../src/inject.ts';
import { createLog, type Log } from '../src/log.ts';
import { currentRequestId } from '../src/request-context.ts';
import { startService, type RunningService } from '../src/run-service.ts';
import { ServiceModule } from '../src/service.module.ts';
import { TRANSPORT } from '../src/transport.ts';

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

@Injectable()
class NotesHttp extends HttpTransport {
  constructor(@InjectLog() log: Log) {
    super({ port: 0, host: '127.0.0.1' }, log);
  }

  protected override async answer(_request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.end(await slowly(currentRequestId() ?? 'none'));
  }
}

class QuietHttp extends HttpTransport {
  constructor(port: number) {
    super({ port, host: '127.0.0.1' }, createLog('test'));
  }

  protected override answer(): Promise<void> {
    return Promise.resolve();
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
  const answer = fetch(url, { headers: { 'x-request-id': 'r-1' } });
  await eventually(() => expect(steps).toContain('asked'));
  await running?.close();
  return (await answer).text();
}

describe('a service with HTTP controllers', () => {
  it('opens its parts before it listens, and ends them once running requests are answered', async () => {
    const module = moduleOf({ controllers: [NotesController], providers: [Store] });
    const http = { adapter: new ExpressAdapter(), port: 0, host: '127.0.0.1' };
    running = await startService(module, { http });
    const url = `http://127.0.0.1:${running.httpPort}/notes`;
    expect(await answerDuringShutdown(url)).toBe('notes');
    expect(steps).toEqual(['store opens', 'asked', 'answered', 'store ends']);
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('a service with plain HTTP only', () => {
  it('answers in the caller’s request context, and ends once running requests are answered', async () => {
    const module = moduleOf({
      providers: [Store, NotesHttp, { provide: TRANSPORT, useExisting: NotesHttp }],
    });
    running = await startService(module);
    const { port } = running.get(NotesHttp);
    expect(await answerDuringShutdown(`http://127.0.0.1:${port}/`)).toBe('r-1');
    expect(steps).toEqual(['store opens', 'asked', 'answered', 'store ends']);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('refuses to start when its port is taken', async () => {
    const module = (port: number) =>
      moduleOf({ providers: [{ provide: TRANSPORT, useFactory: () => new QuietHttp(port) }] });
    running = await startService(module(0));
    const { port } = running.get<QuietHttp>(TRANSPORT);
    await expect(startService(module(port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('a service that is told to end', () => {
  const late = ServiceModule.forRoot(
    'notes',
    parseEnv(processEnv, { LOG_LEVEL: 'silent', SHUTDOWN_DELAY_SECONDS: '1' }),
  );
  const http = { adapter: new ExpressAdapter(), port: 0, host: '127.0.0.1' };
  const transport = { provide: TRANSPORT, useExisting: NotesHttp };

  it.each([
    ['controllers', { controllers: [NotesController] }],
    ['its transport', {}],
  ])(
    'is not ready at once, and answers by %s for the delay, each time for the last time',
    async (_by, parts) => {
      const isHybrid = 'controllers' in parts;
      const module = { module: NotesModule, imports: [late], providers: [NotesHttp, transport], ...parts };
      running = await startService(module, isHybrid ? { http } : {});
      const port = isHybrid ? running.httpPort : running.get(NotesHttp).port;
      const request = () => fetch(`http://127.0.0.1:${port}/notes`);
      expect((await request()).headers.get('connection')).toBe('keep-alive');
      const since = performance.now();
      const closing = running.close();
      expect((await fetch(`http://127.0.0.1:${running.healthPort}/readyz`)).status).toBe(503);
      const last = await request();
      expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
      await closing;
      expect(performance.now() - since).toBeGreaterThan(990);
      await expect(request()).rejects.toThrow();
    },
  );
});
