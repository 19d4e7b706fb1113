import 'reflect-metadata';
import { runService } from '@estate/server-kit/run-service';
import { readLeadsEnv } from './env.ts';
import { LeadsModule } from './leads.module.ts';

await runService(LeadsModule.forRoot(readLeadsEnv()));
