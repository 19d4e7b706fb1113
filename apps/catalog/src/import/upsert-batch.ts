import { type UpsertProperties } from '@estate/contracts/catalog/properties';
import { type NamedJob } from '@estate/contracts/jobs';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type z } from 'zod';

export type IncomingProperty = z.output<typeof UpsertProperties.input>['properties'][number];
export type Outcome = z.output<typeof UpsertProperties.output>['results'][number]['outcome'];

interface WithId {
  readonly id: number;
}

/** Maximum number of passes; each pass reads the properties again that a concurrent write has changed. */
const passes = 10;

/**
 * The properties of one CRM response and their outcomes so far. `Result` are the possible outcomes besides 'unchanged'.
 */
export class UpsertBatch<Item extends WithId = IncomingProperty, Result extends string = Outcome> {
  private readonly incoming: Map<number, Item>;
  private readonly outcomes = new Map<number, Result | 'unchanged'>();
  /**
   * Ids of properties that may be public for the first time, by this batch or by an earlier one that a crash
   * interrupted.
   */
  readonly unmarked = new Set<number>();

  constructor(
    /** When the properties were fetched from the CRM. */
    readonly fetchedAt: Date,
    properties: readonly Item[],
    /** The job that fetched the properties; undefined if an earlier release of crm-sync sent them. */
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

  settle(id: number, outcome: Result | 'unchanged'): void {
    this.outcomes.set(id, outcome);
  }

  /**
   * Repeats `pass` until every property has an outcome. Rejects with `conflict` if concurrent writes came first each
   * time.
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
