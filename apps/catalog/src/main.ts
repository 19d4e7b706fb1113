import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { privateHttp } from '@estate/server-kit/private-http';
import { runService } from '@estate/server-kit/run-service';
import { CatalogModule } from './catalog.module.ts';
import { catalogEnv } from './env.ts';

const env = readEnv(catalogEnv);
await runService(CatalogModule.forRoot(env), { http: privateHttp(env) });
