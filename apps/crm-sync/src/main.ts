import 'reflect-metadata';
import { runService } from '@estate/rpc/run-service';
import { crmSyncService } from './crm-sync-service.ts';
import { readCrmSyncEnv } from './env.ts';

await runService(crmSyncService(readCrmSyncEnv()));
