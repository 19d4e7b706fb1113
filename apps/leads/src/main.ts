import 'reflect-metadata';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import { readLeadsEnv } from './env.ts';
import { LeadsModule } from './leads.module.ts';

const env = readLeadsEnv();
await runService(LeadsModule.forRoot(env), { http: privateHttp(env), events: env.REDIS_URL });
