import { type RpcClient } from '@estate/rpc/rpc-client';
import { lookUpProperty } from '../intake/known-property.ts';
import { type LeadModel } from '../lead/lead.schema.ts';
import { type Lead, type LeadProperty } from '../lead/lead.ts';
import { type Claimed } from './mail-life.ts';

/** With the pauses between them some minutes: then the mail goes out without what the catalog would have told. */
const patientAttempts = 4;

/** Object of an exposé request, asked for now if the catalog was down when the request came in. */
export class LeadProperties {
  constructor(
    private readonly leads: LeadModel,
    private readonly catalog: RpcClient,
  ) {}

  /** null if the catalog does not know it or stays away. Rejects while it is worth waiting for the catalog. */
  async of({ recipient }: Claimed, lead: Lead): Promise<LeadProperty | null> {
    if (lead.kind !== 'expose' || lead.property) return lead.property;
    const property = await lookUpProperty(this.catalog, lead.form.propertyId).catch((error: unknown) => {
      if (lead.mails[recipient].attempts <= patientAttempts) throw error;
      return undefined;
    });
    if (property) await this.leads.updateOne({ _id: lead._id }, { $set: { property } });
    return property ?? null;
  }
}
