import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import { ContentModule } from './content.module.ts';
import { contentEnv } from './env.ts';

const env = readEnv(contentEnv);
await runService(ContentModule.forRoot(env), { http: privateHttp(env) });
