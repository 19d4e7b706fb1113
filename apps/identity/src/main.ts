import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/env';
import { runService } from '@estate/rpc/run-service';
import { identityEnv } from './env.ts';
import { prepareIdentity } from './start-identity.ts';

await runService(await prepareIdentity(readEnv(identityEnv)));
