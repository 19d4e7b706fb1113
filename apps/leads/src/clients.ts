import { GetLeadProperty } from '@estate/contracts/catalog/properties';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type LeadProperty } from './lead/lead.ts';

/** Shorter than the deadline of the call that stores a lead, so that a slow catalog cannot lose the lead. */
const getLeadProperty = { ...GetLeadProperty, deadlineMs: 1_500 };

export class CatalogClient extends RpcClient {
  /**
   * The property as catalog reports it, and whether it is no longer available; undefined if catalog does not know it.
   * Rejects if catalog is unavailable.
   */
  async findProperty(id: number): Promise<{ property: LeadProperty; isGone: boolean } | undefined> {
    try {
      const { is_gone: isGone, ...property } = await this.call(getLeadProperty, { id });
      return { property, isGone };
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'property-not-found') return undefined;
      throw error;
    }
  }
}

export class CrmSyncClient extends RpcClient {}

export class IdentityClient extends RpcClient {}
