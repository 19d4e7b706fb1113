import { setTimeout as sleep } from 'node:timers/promises';
import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { Injectable, type BeforeApplicationShutdown, type Type } from '@nestjs/common';
import { type Job } from 'bullmq';
import { env, parseEnv, processEnv } from '../src/process/env.ts';
import { HandlesJob } from '../src/stores/job-handlers.ts';
import { JobRunner } from '../src/stores/job-runner.ts';
import { QueueModule } from '../src/stores/queue.module.ts';
import { type QueueOptions } from '../src/stores/queue-options.ts';
import { JobQueue } from '../src/stores/queue.ts';
import { privateHttp } from '../src/http/private-http.ts';
import { startService, type RunningService } from '../src/process/run-service.ts';
import { ServiceModule } from '../src/process/service.module.ts';

let running: RunningService | undefined;
let queues = 0;
const done: string[] = [];

@Injectable()
class Writing implements BeforeApplicationShutdown {
  @HandlesJob('write', 'rewrite')
  async write(job: Job<{ ms: number }>) {
    await sleep(job.data.ms);
    done.push(job.name);
  }

  beforeApplicationShutdown(): void {
    done.push('clients end');
  }
}

@Injectable()
class Sending {
  @HandlesJob('send')
  send(job: Job) {
    return Promise.resolve(done.push(job.name));
  }
}

async function start(providers: Type[], options: Partial<QueueOptions> = {}) {
  const shape = { ...processEnv, REDIS_URL: env.url(['redis']) };
  const settings = parseEnv(shape, { LOG_LEVEL: 'silent', REDIS_URL: store.url });
  class NotesModule {}
  const queue = QueueModule.forRoot({
    queue: `notes-${(queues += 1)}`,
    jobs: ['write', 'rewrite', 'send'],
    ...options,
  });
  running = await startService(
    { module: NotesModule, imports: [ServiceModule.forRoot('notes', settings), queue], providers },
    { http: privateHttp({ PORT: 0, BIND_HOST: '127.0.0.1' }) },
  );
  return running.get<JobQueue>(JobQueue);
}

const store = await testRedis();
afterEach(async () => {
  await running?.close();
  running = undefined;
  done.length = 0;
});
afterAll(() => store.stop());

describe('a service with a queue', () => {
  it('the worker of a queue calls for each job the handler of its name', async () => {
    const queue = await start([Writing, Sending]);
    for (const name of ['write', 'rewrite', 'send']) await queue.add(name, { ms: 0 });
    await eventually(() => expect(done.toSorted()).toEqual(['rewrite', 'send', 'write']));
  });

  it('a service with a queue finishes the running job before it closes its clients and stores', async () => {
    const queue = await start([Writing, Sending]);
    await queue.add('write', { ms: 400 });
    await eventually(async () => expect(await queue.getActiveCount()).toBe(1));
    await running?.close();
    expect(done).toEqual(['write', 'clients end']);
  });

  it('a service with a queue runs each job through the JobRunner that it names', async () => {
    class Marking extends JobRunner {
      override async run(job: Job, signal: AbortSignal) {
        done.push('before');
        return super.run(job, signal);
      }
    }
    const queue = await start([Writing, Sending], { runner: Marking });
    await queue.add('send', {});
    await eventually(() => expect(done).toEqual(['before', 'send']));
  });

  it('a service with a queue fails a job with an unknown name, and continues with the others', async () => {
    const queue = await start([Writing, Sending]);
    await queue.add('forgotten', {});
    await queue.add('send', {});
    await eventually(async () => expect(await queue.getFailedCount()).toBe(1));
    await eventually(() => expect(done).toEqual(['send']));
  });

  it('a service refuses to start if a job name of its queue has no handler', async () => {
    await expect(start([Writing])).rejects.toThrow('No handler for send');
  });

  it('a service refuses to start if a job name of its queue has two handlers', async () => {
    class AlsoSending extends Sending {}
    await expect(start([Writing, Sending, AlsoSending])).rejects.toThrow('send has two handlers');
  });

  it('a service refuses to start with a handler for a job of another queue', async () => {
    const fewer = start([Writing, Sending], { jobs: ['write', 'rewrite'] });
    await expect(fewer).rejects.toThrow('send is no job of the queue');
  });
});
