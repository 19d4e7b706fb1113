import { GetLeadProperty } from '@estate/contracts/catalog';
import { createLog } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type LeadProperty } from '../lead/lead.ts';

const log = createLog('leads');

/** Shorter than the caller's own deadline: a slow catalog must not cost a lead. */
const askCatalog = { ...GetLeadProperty, deadlineMs: 1_500 };

/** What the catalog says; undefined if it does not know the property. Rejects if it cannot be asked. */
export async function lookUpProperty(catalog: RpcClient, id: number): Promise<LeadProperty | undefined> {
  try {
    return await catalog.call(askCatalog, { id });
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'property-not-found') return undefined;
    throw error;
  }
}

/** Refuses an unknown property as bad input; null if the catalog is down: the mail job asks again. */
export async function knownProperty(catalog: RpcClient, id: number): Promise<LeadProperty | null> {
  const property = await lookUpProperty(catalog, id).catch((err: unknown) => {
    log.warn({ err, property_id: id }, 'stored without asking the catalog');
    return null;
  });
  if (property !== undefined) return property;
  const errors = [{ field: 'propertyId', message: 'Die Immobilie ist unbekannt.' }];
  throw new ProblemError('invalid-input', { errors });
}
