import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { privateHttp } from '@estate/server-kit/private-http';
import { runService } from '@estate/server-kit/run-service';
import { CrmSyncModule } from './crm-sync.module.ts';
import { crmSyncEnv } from './env.ts';

const env = readEnv(crmSyncEnv());
await runService(CrmSyncModule.forRoot(env), { http: privateHttp(env) });
