import { type UpsertProperties } from '@estate/contracts/catalog/properties';
import { type NamedJob } from '@estate/contracts/jobs';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type z } from 'zod';
import { type PropertyEvent } from '../property/property-events.ts';

export type IncomingProperty = z.output<typeof UpsertProperties.input>['properties'][number];
export type Outcome = z.output<typeof UpsertProperties.output>['results'][number]['outcome'];

interface WithId {
  readonly id: number;
}

/** Maximum number of passes over a batch. Each pass tries the properties again that a concurrent write had changed. */
const passes = 10;

/**
 * The properties of one CRM response, with the outcomes of those that are already written. `Result` are the possible
 * outcomes besides 'unchanged'.
 */
export class UpsertBatch<Item extends WithId = IncomingProperty, Result extends string = Outcome> {
  private readonly incoming: Map<number, Item>;
  private readonly outcomes = new Map<number, Result | 'unchanged'>();
  /**
   * Ids of properties for which `was_public_at` may have to be set, because this batch makes them public for the first
   * time, or an earlier one did that was interrupted by a crash.
   */
  readonly unmarked = new Set<number>();
  /** The events to be emitted after the writes of this batch. */
  readonly facts: PropertyEvent[] = [];

  constructor(
    /** When the properties were fetched from the CRM. */
    readonly fetchedAt: Date,
    properties: readonly Item[],
    /** The job that fetched the properties; undefined if no job did. */
    readonly job?: NamedJob,
    /** True during the website's first sync. `first_public_at` is not set then, because the offers are not new. */
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

  settle(id: number, outcome: Result | 'unchanged'): void {
    this.outcomes.set(id, outcome);
  }

  /**
   * Repeats `pass` until every property has an outcome. Rejects with `conflict` if some have none after the maximum
   * number of passes, because of concurrent writes.
   */
  async settleAll(pass: () => Promise<void>): Promise<void> {
    for (let passCount = 0; this.openIds.length > 0; passCount += 1) {
      if (passCount === passes) throw new ProblemError('conflict');
      await pass();
    }
  }

  get changedIds(): number[] {
    return this.results
      .filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
      .map(({ id }) => id);
  }

  /** The outcomes in the order of the properties. */
  get results(): { id: number; outcome: Result | 'unchanged' }[] {
    return this.ids.flatMap((id) => {
      const outcome = this.outcomes.get(id);
      return outcome ? [{ id, outcome }] : [];
    });
  }
}
