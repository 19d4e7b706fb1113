import { GetLeadProperty } from '@estate/contracts/catalog/properties';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type LeadProperty } from './lead/lead.ts';

/** Shorter than the deadline of the call that stores a lead, so that a slow catalog cannot lose the lead. */
const getLeadProperty = { ...GetLeadProperty, deadlineMs: 1_500 };

/** The answer of catalog; undefined if it does not know the property. */
export const unlessUnknown = <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'property-not-found') return undefined;
    throw error;
  });

export class CatalogClient extends RpcClient {
  /**
   * The property as catalog reports it, and whether it is no longer available; undefined if catalog does not know it.
   * Rejects if catalog is unavailable.
   */
  async findProperty(id: number): Promise<{ property: LeadProperty; isGone: boolean } | undefined> {
    const found = await unlessUnknown(this.call(getLeadProperty, { id }));
    if (!found) return undefined;
    const { is_gone: isGone, ...property } = found;
    return { property, isGone };
  }
}

export class CrmSyncClient extends RpcClient {}

export class IdentityClient extends RpcClient {}
