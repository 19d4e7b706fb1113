import 'reflect-metadata';
import { calledEnv, readEnv } from '@estate/server-kit/process/env';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { SleeperModule } from './sleeper.ts';

@Injectable()
class Steps implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(@InjectLog() private readonly log: Log) {}

  onModuleDestroy(): void {
    this.log.info('step one');
  }

  beforeApplicationShutdown(): Promise<void> {
    return Promise.reject(new Error('step two'));
  }

  onApplicationShutdown(): void {
    this.log.info('step three');
  }
}

// Registered before the ready message, because an unhandled signal would end the process.
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));

const env = readEnv(calledEnv);
await runService(SleeperModule.forRoot(env, Steps), { http: privateHttp(env) });
