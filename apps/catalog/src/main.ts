import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { runService } from '@estate/server-kit/process/run-service';
import { CatalogModule } from './catalog.module.ts';
import { catalogEnv } from './env.ts';

const env = readEnv(catalogEnv);
await runService(CatalogModule.forRoot(env), { http: privateHttp(env), events: env.REDIS_URL });
