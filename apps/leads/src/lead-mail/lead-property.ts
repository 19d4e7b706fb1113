import { type LetterOffer, ListLetterOffers } from '@estate/contracts/catalog/search-matches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient } from '../clients.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type AnyForm, type Lead, type LeadProperty } from '../lead/lead.ts';
import { searchText } from '../lead/search-text.ts';
import { type OutboxEntry } from '../outbox/outbox.schema.ts';

/** After this number of failed attempts, which take a few minutes, the mail is sent without catalog's data. */
const patientAttempts = 4;

/** The answer of catalog; undefined if it is down for longer than the mail waits. */
export const patiently = <Answer>(attempts: number, call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (attempts <= patientAttempts) throw error;
    return undefined;
  });

/** The property of a lead, requested now if catalog was down when the lead was received. */
@Injectable()
export class LeadProperties {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * Null if the lead is about no property or catalog does not know it. If catalog is down, rejects during the first
   * `patientAttempts` attempts; after them, returns null.
   */
  async findFor(lead: Lead, { attempts }: OutboxEntry): Promise<LeadProperty | null> {
    const { propertyId }: AnyForm = lead.form;
    if (propertyId === undefined || lead.property) return lead.property;
    const found = await patiently(attempts, this.catalog.findProperty(propertyId));
    const property = found?.property;
    if (property) await this.store(lead._id, property);
    return property ?? null;
  }

  /** The property of a lead as a letter shows it; null if it is not on offer. As patient as `findFor`. */
  async offerFor({ form }: Lead, { attempts }: OutboxEntry): Promise<LetterOffer | null> {
    const { propertyId }: AnyForm = form;
    if (propertyId === undefined) return null;
    const found = await patiently(attempts, this.catalog.call(ListLetterOffers, { ids: [propertyId] }));
    return found?.items[0] ?? null;
  }

  /** The search text is made of the lead as stored now: staff or an erasure may have changed it since the claim. */
  private async store(_id: string, property: LeadProperty): Promise<void> {
    const lead = await this.leads
      .findOneAndUpdate({ _id }, { $set: { property } }, { returnDocument: 'after' })
      .lean<Lead>();
    if (!lead) return;
    const search = searchText(lead, property);
    const { matchedCount } = await this.leads.updateOne({ _id, search: lead.search }, { $set: { search } });
    // A concurrent change of the lead's texts was stored first, so the search text is made again.
    if (matchedCount === 0) await this.store(_id, property);
  }
}
