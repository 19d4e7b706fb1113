import { Module, type DynamicModule } from '@nestjs/common';

/** Tuning for CRM calls, image transfers and the recovery after a crash. Tests pass shorter ones. */
export class Tuning {
  /** Timeout of a whole call to the CRM, and of the whole transfer of one image. */
  readonly requestTimeoutMs: number = 30_000;
  /** The first pause before a retry; it doubles with every retry and has jitter. */
  readonly retryPauseMs: number = 500;
  /**
   * Maximum number of attempts. If 5 % of the requests fail, about 1 of 10,000 fails three times, and none five times.
   */
  readonly maxTries: number = 5;
  /**
   * How long the API tester waits for the rate limit. Short, because staff wait and a pause of the CRM may be longer.
   */
  readonly testerTurnMs: number = 10_000;
  /** Delay before the next attempt of a job after the CRM has refused the API key. */
  readonly keyPauseMs: number = 60_000;
  /** Another worker takes over the job of a dead worker after at most `jobLockMs` plus `stalledCheckMs`. */
  readonly jobLockMs: number = 12_000;
  readonly stalledCheckMs: number = 6_000;
  /** Objects per page of a sync; an expanded object is about 30 KB. */
  readonly pageSize: number = 100;
  /** Ids per page when all ids are listed to recognise deleted objects; the CRM sends at most 500. */
  readonly idPageSize: number = 500;

  /** The pause in milliseconds before the next attempt, after this many attempts. */
  retryPauseAfter(attempts: number): number {
    return this.retryPauseMs * 2 ** (attempts - 1) * (0.5 + Math.random());
  }
}

@Module({})
export class TuningModule {
  static forRoot(tuning: Tuning): DynamicModule {
    return {
      module: TuningModule,
      global: true,
      providers: [{ provide: Tuning, useValue: tuning }],
      exports: [Tuning],
    };
  }
}
