import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { runService } from '@estate/server-kit/run-service';
import { mediaEnv } from './env.ts';
import { MediaModule } from './media.module.ts';

await runService(MediaModule.forRoot(readEnv(mediaEnv)));
