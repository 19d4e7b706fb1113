import { type UpsertProperties } from '@estate/contracts/catalog';
import { type z } from 'zod';
import { type IncomingProperty } from './property-content.ts';

export type Outcome = z.output<typeof UpsertProperties.output>['results'][number]['outcome'];

/** The properties of one CRM reading and their outcomes so far. */
export class UpsertBatch {
  private readonly incoming: Map<number, IncomingProperty>;
  private readonly outcomes = new Map<number, Outcome>();
  private readonly tried = new Map<number, Outcome>();

  constructor(
    /** The time of the CRM reading. */
    readonly fetchedAt: Date,
    properties: readonly IncomingProperty[],
  ) {
    this.incoming = new Map(properties.map((property) => [property.id, property]));
  }

  get ids(): number[] {
    return [...this.incoming.keys()];
  }

  /** Properties without an outcome yet. */
  get open(): IncomingProperty[] {
    return [...this.incoming.values()].filter(({ id }) => !this.outcomes.has(id));
  }

  get openIds(): number[] {
    return this.open.map(({ id }) => id);
  }

  /** Notes a write before the attempt, because its success may only show later, by the stored content. */
  try(id: number, outcome: 'created' | 'updated'): void {
    this.tried.set(id, outcome);
  }

  /** Settles a property whose stored content equals the reading's: as tried by this batch, else as unchanged. */
  settleEqual(id: number): void {
    this.settle(id, this.tried.get(id) ?? 'unchanged');
  }

  settle(id: number, outcome: Outcome): void {
    this.outcomes.set(id, outcome);
  }

  get changedIds(): number[] {
    return this.results
      .filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
      .map(({ id }) => id);
  }

  /** In the order of the properties. */
  get results(): { id: number; outcome: Outcome }[] {
    return this.ids.flatMap((id) => {
      const outcome = this.outcomes.get(id);
      return outcome ? [{ id, outcome }] : [];
    });
  }
}
