import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient } from '../catalog/catalog-client.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type AnyForm, type LeadOf, type LeadProperty } from '../lead/lead.ts';
import { type Claimed } from './mail-life.ts';

/** With the pauses between them some minutes: then the mail goes out without what the catalog would have told. */
const patientAttempts = 4;

/** Property that a lead names, asked for now if the catalog was down when the lead came in. */
@Injectable()
export class LeadProperties {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly catalog: CatalogClient,
  ) {}

  /** null if the catalog does not know it or stays away. Rejects while it is worth waiting for the catalog. */
  async of({ recipient }: Claimed, lead: LeadOf<AnyForm>): Promise<LeadProperty | null> {
    const { propertyId } = lead.form;
    if (propertyId === undefined || lead.property) return lead.property;
    const property = await this.catalog.findProperty(propertyId).catch((error: unknown) => {
      if (lead.mails[recipient].attempts <= patientAttempts) throw error;
      return undefined;
    });
    if (property) await this.leads.updateOne({ _id: lead._id }, { $set: { property } });
    return property ?? null;
  }
}
