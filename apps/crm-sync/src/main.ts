import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import { CrmSyncModule } from './crm-sync.module.ts';
import { crmSyncEnv } from './env.ts';

const env = readEnv(crmSyncEnv());
await runService(CrmSyncModule.forRoot(env), { http: privateHttp(env) });
