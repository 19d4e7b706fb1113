import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { asUnavailable, ProblemError } from '@estate/server-kit/http/problem-error';
import { ProducerRedis } from '@estate/server-kit/stores/redis.module';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { hamburgClock } from '@estate/domain/text/german-day';
import { Clock } from '@estate/server-kit/process/clock';
import { Pace } from '../time/pace.ts';

/** One step of the regular background work. */
interface SweepStep {
  /** What the step looks after, in German, as the overview of staff shows it. */
  readonly what: string;
  /** Missing for a step of every sweep. */
  readonly every?: 'hour';
  /** The maximum number of records of one run; missing for a step whose work does not grow. */
  readonly atMost?: number;
  /**
   * `first`: the steps of `afterFirst` wait until it has succeeded. After a restore, erasures are repeated before
   * anything is mailed to the erased persons.
   */
  readonly order?: 'first' | 'afterFirst';
  /** Runs once. Resolves with true if more is left to do, so that the next sweep continues. */
  readonly run: (atMost: number) => Promise<unknown>;
}

const intervalText = ({ every }: SweepStep): string =>
  every === undefined ? 'jede halbe Minute' : 'stündlich';

const afterFailureMs = 2_000;

/**
 * A system outside did not work. The step is tried again at its next turn and not after seconds, e.g. because a mailbox is
 * locked after many refused logins. The message is logged, so it names neither persons nor credentials.
 */
export class OutsideFault extends Error {}

const isOutage = (error: unknown) =>
  (error instanceof ProblemError && error.problem.code === 'unavailable') ||
  asUnavailable(error) !== undefined;

/**
 * Runs the regular background work in steps, which other classes add. All processes may sweep at once, because every
 * step is idempotent.
 */
@Injectable()
export class Sweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly steps: SweepStep[] = [];
  private readonly lastRuns = new Map<SweepStep, { at: Date; isFailed: boolean }>();
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private isStopped = false;
  private hasLoggedOutage = false;

  constructor(
    private readonly store: MongoStore,
    private readonly clock: Clock,
    private readonly pace: Pace,
    private readonly redis: ProducerRedis,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Adds a step. Must be called in constructors. */
  add(step: SweepStep): void {
    this.steps.push(step);
  }

  /** One German sentence for each step, e.g. `Abgelaufene Anfragen: stündlich, zuletzt 14:05`. */
  sentences(): string[] {
    return this.steps.map((step) => {
      const last = this.lastRuns.get(step);
      const time = last && `${hamburgClock(last.at).time}${last.isFailed ? ' fehlgeschlagen' : ''}`;
      return `${step.what}: ${intervalText(step)}, ${time ? `zuletzt ${time}` : 'noch nicht gelaufen'}`;
    });
  }

  onApplicationBootstrap(): void {
    const begin = () => {
      // Sweeps whenever the connection to Redis is restored, because Redis may have lost its jobs.
      this.redis.on('ready', () => this.scheduleRun());
      this.scheduleRun();
    };
    // Sweeps start once the indexes exist. If their creation fails, nothing is swept; MongoStore logs the failure.
    this.store.indexed.then(begin, () => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** Sweeps now, or right after the running sweep; then at regular intervals, or at shorter ones after a failure. */
  private scheduleRun(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    if (this.sweeping) return void this.sweeping.then(() => this.scheduleRun());
    this.sweeping = this.sweepOnce().then((isDone) => {
      this.sweeping = undefined;
      if (this.isStopped) return;
      const { sweepEveryMs } = this.pace;
      const pauseMs = isDone ? sweepEveryMs : Math.min(sweepEveryMs, afterFailureMs);
      this.timer = setTimeout(() => this.scheduleRun(), pauseMs);
    });
  }

  /**
   * Runs all steps that are due, also after a failed one, so that no failure delays a mail to the agency. Returns
   * whether all steps succeeded.
   */
  private async sweepOnce(): Promise<boolean> {
    const isFirstDone = await this.runAll(this.steps.filter(({ order }) => order === 'first'));
    const others = this.steps.filter(
      ({ order }) => order === undefined || (order === 'afterFirst' && isFirstDone),
    );
    const isDone = (await this.runAll(others)) && isFirstDone;
    if (isDone) this.hasLoggedOutage = false;
    return isDone;
  }

  private async runAll(steps: readonly SweepStep[]): Promise<boolean> {
    let isDone = true;
    for (const step of steps) if (this.isDue(step)) isDone = (await this.isDone(step)) && isDone;
    return isDone;
  }

  /** A last run in the future was stored before the system clock was set back. */
  private isDue(step: SweepStep): boolean {
    const last = this.lastRuns.get(step)?.at.getTime();
    const now = this.clock.now().getTime();
    return (
      last === undefined || last > now || now - last >= (step.every === undefined ? 0 : this.pace.hourlyMs)
    );
  }

  private async isDone(step: SweepStep): Promise<boolean> {
    const at = this.clock.now();
    try {
      const isLeft = await step.run(step.atMost ?? Infinity);
      if (isLeft !== true) this.lastRuns.set(step, { at, isFailed: false });
      return true;
    } catch (err) {
      if (err instanceof OutsideFault) {
        this.lastRuns.set(step, { at, isFailed: true });
        this.log.warn({ err }, 'a system outside does not work');
        return true;
      }
      this.logFailure(err);
      return false;
    }
  }

  /** Logs an outage of a store once until a sweep succeeds, because sweeps are repeated every few seconds meanwhile. */
  private logFailure(err: unknown): void {
    const isKnown = isOutage(err) && this.hasLoggedOutage;
    this.hasLoggedOutage ||= isOutage(err);
    this.log[isKnown ? 'debug' : isOutage(err) ? 'warn' : 'error']({ err }, 'sweep failed');
  }
}
