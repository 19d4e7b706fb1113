import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { privateHttp } from '@estate/server-kit/private-http';
import { runService } from '@estate/server-kit/run-service';
import { identityEnv } from './env.ts';
import { IdentityModule } from './identity.module.ts';

const env = readEnv(identityEnv);
await runService(IdentityModule.forRoot(env), { http: privateHttp(env) });
