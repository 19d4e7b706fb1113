import { type RemovalReason } from '@estate/domain/property/removal-reasons';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type PropstackReader } from '../propstack/propstack-reader.ts';
import { isArchived } from '../unit/plain-values.ts';

/** An object that the CRM reports as deleted or archived. */
export interface GoneObject {
  readonly id: number;
  readonly reason: RemovalReason;
  readonly checked_at: string;
}

/**
 * Requests the object from the CRM. Returns null if it is neither deleted nor archived. Rejects if the response is
 * neither the object nor a 404 with JSON.
 */
export async function readGoneObject(reader: PropstackReader, id: number): Promise<GoneObject | null> {
  const requested_at = await reader.now();
  try {
    const { unit, fetchedAt } = await reader.plainUnit(id);
    return isArchived(unit) ? { id, reason: 'archived', checked_at: fetchedAt } : null;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== 'not-found') throw error;
    return { id, reason: 'deleted', checked_at: requested_at };
  }
}
