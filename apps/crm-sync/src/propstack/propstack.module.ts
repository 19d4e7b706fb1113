import { ENV } from '@estate/server-kit/process/inject';
import { ProducerRedis, WorkerRedis } from '@estate/server-kit/stores/redis.module';
import { Module, type Provider } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { CallLogModule } from '../call-log/call-log.module.ts';
import { CallLog } from '../call-log/call-log.ts';
import { type CrmSyncEnv } from '../env.ts';
import { Tuning } from '../tuning.ts';
import { ApiTestController } from './api-test.controller.ts';
import { ApiTester } from './api-tester.ts';
import { CrmCall } from './crm-call.ts';
import { JobPropstackApi, type PropstackApi, RequestPropstackApi } from './propstack-api.ts';
import { RateLimit } from './rate-limit.ts';

const apiOn = (
  Api: typeof PropstackApi,
  redisToken: typeof ProducerRedis | typeof WorkerRedis,
): Provider<PropstackApi> => ({
  provide: Api,
  useFactory: (env: CrmSyncEnv, redis: Redis, call: CrmCall, calls: CallLog, tuning: Tuning) =>
    new Api(env, call, new RateLimit(redis, env.PROPSTACK_REQUESTS_PER_SECOND), calls, tuning),
  inject: [ENV, redisToken, CrmCall, CallLog, Tuning],
});

@Module({
  imports: [CallLogModule],
  controllers: [ApiTestController],
  providers: [
    ApiTester,
    CrmCall,
    apiOn(RequestPropstackApi, ProducerRedis),
    apiOn(JobPropstackApi, WorkerRedis),
  ],
  exports: [RequestPropstackApi, JobPropstackApi],
})
export class PropstackModule {}
