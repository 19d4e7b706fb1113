import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import { CrmSyncModule } from '../dist/crm-sync.module.js';
import { crmSyncEnv } from '../dist/env.js';

// The same as main.ts, but with the tuning from the first command line argument (JSON).
const env = readEnv(crmSyncEnv());
const tuning = JSON.parse(process.argv[2] ?? '{}');
await runService(CrmSyncModule.forRoot(env, { tuning }), { http: privateHttp(env) });
