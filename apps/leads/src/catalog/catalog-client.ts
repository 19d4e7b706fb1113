import { GetLeadProperty } from '@estate/contracts/catalog';
import { RpcClient } from '@estate/rpc/rpc-client';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type LeadProperty } from '../lead/lead.ts';

/** Shorter than the caller's own deadline: a slow catalog must not cost a lead. */
const getLeadProperty = { ...GetLeadProperty, deadlineMs: 1_500 };

/** Asks the catalog service. */
export class CatalogClient extends RpcClient {
  /** What the catalog says; undefined if it does not know the property. Rejects if it cannot be asked. */
  async findProperty(id: number): Promise<LeadProperty | undefined> {
    try {
      return await this.call(getLeadProperty, { id });
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'property-not-found') return undefined;
      throw error;
    }
  }
}
