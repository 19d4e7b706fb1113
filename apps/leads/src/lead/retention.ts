import { type Clock, day, later } from '../clock.ts';
import { type LeadModel } from './lead.schema.ts';
import { type SavedAddressModel } from './valuation-address.schema.ts';

/** Enquiries without a contract are kept for twelve months at most (law-and-trade.md, Retention). */
export function deleteLeadAfter(receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** An address that no valuation followed (issue 4, part 7). */
export const deleteAddressAfter = (receivedAt: Date): Date => later(receivedAt, 7 * day);

/** MongoDB does the same by TTL index; mongo-java-server, the embedded default, knows no such index. */
export class Retention {
  constructor(
    private readonly leads: LeadModel,
    private readonly addresses: SavedAddressModel,
    private readonly now: Clock,
  ) {}

  async deleteExpired(): Promise<void> {
    const expired = { delete_after: { $lte: this.now() } };
    await Promise.all([this.leads.deleteMany(expired), this.addresses.deleteMany(expired)]);
  }
}
