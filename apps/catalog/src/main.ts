import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { runService } from '@estate/server-kit/run-service';
import { CatalogModule } from './catalog.module.ts';
import { catalogEnv } from './env.ts';

await runService(CatalogModule.forRoot(readEnv(catalogEnv)));
