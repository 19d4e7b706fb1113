import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { runService } from '@estate/server-kit/run-service';
import { authHttp } from './auth-http/auth-http.module.ts';
import { identityEnv } from './env.ts';
import { IdentityModule } from './identity.module.ts';

const env = readEnv(identityEnv);
await runService(IdentityModule.forRoot(env), { http: authHttp(env) });
