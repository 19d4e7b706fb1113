import { type UpsertProperties } from '@estate/contracts/catalog';
import { type NamedJob } from '@estate/contracts/jobs';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type z } from 'zod';
import { type IncomingProperty, type KnownProperty } from './property-content.ts';
import { isLater, type Noted } from './property-readings.ts';

export type Outcome = z.output<typeof UpsertProperties.output>['results'][number]['outcome'];

interface Identified {
  readonly id: number;
}

/** The properties of one CRM reading and their outcomes so far; `Result` are the outcomes beyond 'unchanged'. */
export class UpsertBatch<Item extends Identified = IncomingProperty, Result extends string = Outcome> {
  private readonly incoming: Map<number, Item>;
  private readonly outcomes = new Map<number, Result | 'unchanged'>();
  private readonly tried = new Map<number, Result>();
  /** Properties that may be public for the first time, by this batch or by one that a crash cut off. */
  readonly unmarked = new Set<number>();

  constructor(
    /** The time of the CRM reading. */
    readonly fetchedAt: Date,
    properties: readonly Item[],
    /** The job that read them; unknown of crm-sync's earlier release. */
    readonly job?: NamedJob,
    /** True in the first sync of the website. Its properties get no `first_public_at`, because they were on offer before. */
    readonly isFirstSync = false,
  ) {
    this.incoming = new Map(properties.map((property) => [property.id, property]));
  }

  get ids(): number[] {
    return [...this.incoming.keys()];
  }

  /** Properties without an outcome yet. */
  get open(): Item[] {
    return [...this.incoming.values()].filter(({ id }) => !this.outcomes.has(id));
  }

  get openIds(): number[] {
    return this.open.map(({ id }) => id);
  }

  /** Notes a write before the attempt, because its success may only show later, by the stored content. */
  try(id: number, outcome: Result): void {
    this.tried.set(id, outcome);
  }

  /** Settles a property whose stored content equals the reading's: as tried by this batch, else as unchanged. */
  settleEqual(id: number): void {
    this.settle(id, this.tried.get(id) ?? 'unchanged');
  }

  settle(id: number, outcome: Result | 'unchanged'): void {
    this.outcomes.set(id, outcome);
  }

  get changedIds(): number[] {
    return this.results
      .filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
      .map(({ id }) => id);
  }

  /** In the order of the properties. */
  get results(): { id: number; outcome: Result | 'unchanged' }[] {
    return this.ids.flatMap((id) => {
      const outcome = this.outcomes.get(id);
      return outcome ? [{ id, outcome }] : [];
    });
  }
}

/** Properties that another reading wrote first are tried again in at most this many rounds. */
export const rounds = 10;
/** Whether a newer reading of the property is known, or a removal after this reading. */
export const isOutdated = (
  { fetchedAt }: Pick<UpsertBatch, 'fetchedAt'>,
  noted: Noted | undefined,
  stored: Partial<Pick<KnownProperty, 'fetched_at' | 'removed_at'>> | undefined,
): boolean =>
  // Properties stored before `property_readings` existed contain the time of their reading.
  [noted?.fetched_at, stored?.fetched_at, stored?.removed_at].some((time) => isLater(time, fetchedAt));

/** How a reading changes whether a property is off the website; null if it changes nothing. A known reason stays. */
export function removalBy(
  { fetchedAt }: Pick<UpsertBatch, 'fetchedAt'>,
  { removed_because: reason = null }: Pick<IncomingProperty, 'removed_because'>,
  { removed_because: known = null }: Partial<Pick<KnownProperty, 'removed_because'>> = {},
): Pick<KnownProperty, 'removed_because' | 'removed_at'> | null {
  if (Boolean(reason) === Boolean(known)) return null;
  return { removed_because: reason, removed_at: reason && fetchedAt };
}

/** The clock of crm-sync may be ahead of ours by this much. */
const toleranceMs = 60_000;

/** Throws `invalid-input` for a reading from the future, because it would block all correct ones until that time. */
export function refuseFuture(fetchedAt: Date): void {
  if (fetchedAt.getTime() <= Date.now() + toleranceMs) return;
  throw new ProblemError('invalid-input', {
    detail: 'Die Uhr des CRM-Abgleichs geht vor. Es wurde nichts verändert.',
    errors: [{ field: 'fetched_at', message: 'Der Zeitpunkt liegt in der Zukunft.' }],
  });
}
