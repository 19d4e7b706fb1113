import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient } from '../clients.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type Lead } from '../lead/lead.ts';
import { type AnyForm, type LeadProperty, mailAt } from '../lead/lead.ts';
import { searchText } from '../lead/search-text.ts';
import { type Claimed } from './mail-life.ts';

/** After so many attempts, which take a few minutes, the mail is sent without catalog's data. */
const patientAttempts = 4;

/** The property of a lead, requested now if catalog was down when the lead was received. */
@Injectable()
export class LeadProperties {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * Null if catalog does not know the property, or is still down after `patientAttempts`. Before, rejects while it is
   * down.
   */
  async of({ place }: Claimed, lead: Lead): Promise<LeadProperty | null> {
    const { propertyId }: AnyForm = lead.form;
    if (propertyId === undefined || lead.property) return lead.property;
    const found = await this.catalog.findProperty(propertyId).catch((error: unknown) => {
      if (mailAt(lead, place).attempts <= patientAttempts) throw error;
      return undefined;
    });
    const property = found?.property;
    if (property) {
      const search = searchText(lead, property);
      await this.leads.updateOne({ _id: lead._id }, { $set: { property, search } });
    }
    return property ?? null;
  }
}
