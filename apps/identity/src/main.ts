import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import { identityEnv } from './env.ts';
import { IdentityModule } from './identity.module.ts';

const env = readEnv(identityEnv);
await runService(IdentityModule.forRoot(env), { http: privateHttp(env) });
