import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock, day, later } from '../time/clock.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';
import { savedAddressModel, type SavedAddressModel } from './valuation-address.schema.ts';

/** Enquiries without a contract are kept for twelve months at most. */
export function deleteLeadAfter(receivedAt: Date): Date {
  const end = new Date(receivedAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** An address that no valuation followed. */
export const deleteAddressAfter = (receivedAt: Date): Date => later(receivedAt, 7 * day);

@Injectable()
export class Retention {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    @InjectModel(savedAddressModel.name) private readonly addresses: SavedAddressModel,
    private readonly clock: Clock,
  ) {}

  /** A lead stays until the agency has heard of it. */
  async deleteExpired(): Promise<void> {
    const expired = { delete_after: { $lte: this.clock.now() } };
    await Promise.all([
      this.leads.deleteMany({ ...expired, 'mails.agency.state': { $nin: ['pending', 'failed'] } }),
      this.addresses.deleteMany(expired),
    ]);
  }
}
