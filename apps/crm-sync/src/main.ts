import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { runService } from '@estate/server-kit/run-service';
import { CrmSyncModule } from './crm-sync.module.ts';
import { crmSyncEnv } from './env.ts';

await runService(CrmSyncModule.forRoot(readEnv(crmSyncEnv())));
