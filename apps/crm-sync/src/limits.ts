import { Module, type DynamicModule } from '@nestjs/common';

/** Bounds towards the CRM, its images and a crashed copy. Tests pass shorter ones. */
export class Limits {
  /** A call to the CRM and the transfer of one image, whole. */
  readonly requestTimeoutMs: number = 30_000;
  /** First pause before a repeated request; doubles, with jitter. */
  readonly retryPauseMs: number = 500;
  readonly maxTries: number = 3;
  /** A job whose worker died is taken up again after at most both together. */
  readonly jobLockMs: number = 12_000;
  readonly stalledCheckMs: number = 6_000;
  /** Objects a page of a sync; expanded ones are about 30 KB each. */
  readonly pageSize: number = 100;
}

/** Offers the limits to every module. */
@Module({})
export class LimitsModule {
  static forRoot(limits: Limits): DynamicModule {
    return {
      module: LimitsModule,
      global: true,
      providers: [{ provide: Limits, useValue: limits }],
      exports: [Limits],
    };
  }
}
