import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import { mediaEnv } from './env.ts';
import { MediaModule } from './media.module.ts';

const env = readEnv(mediaEnv);
await runService(MediaModule.forRoot(env), { http: privateHttp(env), events: env.REDIS_URL });
