import 'reflect-metadata';
import { runService } from '@estate/rpc/run-service';
import { readMediaEnv } from './env.ts';
import { mediaService } from './media-service.ts';

await runService(await mediaService(readMediaEnv()));
