import { mongo } from 'mongoose';
import { type Clock, day, later } from '../clock.ts';
import { type LeadModel } from './lead.schema.ts';
import { type SavedAddressModel } from './valuation-address.schema.ts';

/** Enquiries without a contract are kept for twelve months at most. */
export function deleteLeadAfter(receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** An address that no valuation followed. */
export const deleteAddressAfter = (receivedAt: Date): Date => later(receivedAt, 7 * day);

/** Earlier versions let MongoDB delete leads by this index, also those of which the agency had not heard. */
const oldTtlIndex = 'delete_after_1';

export class Retention {
  constructor(
    private readonly leads: LeadModel,
    private readonly addresses: SavedAddressModel,
    private readonly now: Clock,
  ) {}

  /** Once the indexes are there; safe to repeat. */
  async dropTtlIndex(): Promise<void> {
    const indexes = await this.leads.collection.indexes();
    if (!indexes.some(({ name }) => name === oldTtlIndex)) return;
    await this.leads.collection.dropIndex(oldTtlIndex).catch((error: unknown) => {
      // Another copy of this process was faster.
      if (!(error instanceof mongo.MongoServerError && error.codeName === 'IndexNotFound')) throw error;
    });
  }

  /** A lead stays until the agency has heard of it. */
  async deleteExpired(): Promise<void> {
    const expired = { delete_after: { $lte: this.now() } };
    await Promise.all([
      this.leads.deleteMany({ ...expired, 'mails.agency.state': { $nin: ['pending', 'failed'] } }),
      this.addresses.deleteMany(expired),
    ]);
  }
}
