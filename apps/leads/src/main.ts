import 'reflect-metadata';
import { runService } from '@estate/rpc/run-service';
import { readLeadsEnv } from './env.ts';
import { prepareLeads } from './start-leads.ts';

await runService(prepareLeads(readLeadsEnv()));
