import 'reflect-metadata';
import { runService } from '@estate/server-kit/run-service';
import { catalogService } from './catalog-service.ts';
import { readCatalogEnv } from './env.ts';

await runService(catalogService(readCatalogEnv()));
