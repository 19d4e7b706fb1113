import { randomUUID } from 'node:crypto';
import { isDeclaration, type LeadKind } from '@estate/domain/forms/all-forms';
import { type LeadOrigin, type LeadReceipt } from '@estate/contracts/leads/leads';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FirstAssignment } from '../assignment/first-assignment.ts';
import { CatalogClient } from '../clients.ts';
import { Erasures } from '../erasure/erasures.ts';
import { newCrmTransfer } from '../crm-transfer/crm-transfers.ts';
import { CrmTransferSettings } from '../crm-transfer/crm-transfer-settings.ts';
import { OrderOffers } from '../orders/order-offers.ts';
import { entriesOfNew } from '../outbox/lead-entries.ts';
import { Outbox } from '../outbox/outbox.ts';
import { LeadRemoval } from '../removal/lead-removal.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type LeadProperty, type AnyForm, type Lead, noHandlingChanges } from '../lead/lead.ts';
import { type UnassignedLead, responsibleFor } from '../lead/responsible.ts';
import { deleteLeadAfter } from '../lead/delete-after.ts';
import { answerDue } from '../lead/due.ts';
import { searchFieldsOf } from '../lead/search-text.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { PriceRanges } from '../valuation/price-ranges.ts';
import { ConsentTexts } from './consent-texts.ts';
import { withoutEmptyFields, storeOnce } from './idempotency.ts';

const goneText =
  'Diese Immobilie ist nicht mehr verfügbar. Ähnliche Angebote finden Sie unter „Alle Immobilien anzeigen“.';

@Injectable()
export class KnownProperty {
  constructor(
    private readonly catalog: CatalogClient,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Throws `invalid-input` for an unknown property and `property-gone` for one that is no longer available. Null if
   * catalog is down; then the job that mails the lead requests the property again.
   */
  async find(id: number): Promise<LeadProperty | null> {
    const found = await this.catalog.findProperty(id).catch((err: unknown) => {
      this.log.warn({ err, property_id: id }, 'stored without asking the catalog');
      return null;
    });
    if (found?.isGone) throw new ProblemError('property-gone', { detail: goneText });
    if (found !== undefined) return found && found.property;
    const errors = [{ field: 'propertyId', message: 'Die Immobilie ist unbekannt.' }];
    throw new ProblemError('invalid-input', { errors });
  }
}

@Injectable()
export class LeadIntakeService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly knownProperty: KnownProperty,
    private readonly priceRanges: PriceRanges,
    private readonly consentTexts: ConsentTexts,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly removal: LeadRemoval,
    private readonly erasures: Erasures,
    private readonly assignment: FirstAssignment,
    private readonly orders: OrderOffers,
    private readonly crmTransferSettings: CrmTransferSettings,
  ) {}

  /**
   * Stores a lead and queues its mails without waiting for them. A repeated call with the same Idempotency-Key returns
   * the receipt of the first lead and sends no mail. A declaration is never suspected of spam, because it counts however
   * it was sent. Throws `terms-changed` for an order whose terms are not those of now.
   */
  async submitLead(
    kind: LeadKind,
    sent: AnyForm,
    { idempotency_key, client_ip, ...origin }: LeadOrigin,
  ): Promise<LeadReceipt> {
    const now = this.clock.now();
    const suspicion = isDeclaration(kind) ? null : origin.suspicion;
    const content = withoutEmptyFields(sent);
    const { consentVersion: version = null, ...form } = content;
    let property: LeadProperty | null = null;
    const isTransferred = await this.crmTransferSettings.isAutomatic(kind);
    const { id, isNew } = await storeOnce({
      records: this.leads,
      idempotencyKey: idempotency_key,
      kind,
      content,
      now,
      store: async (key) => {
        const _id = randomUUID();
        if (form.propertyId !== undefined) property = await this.knownProperty.find(form.propertyId);
        const { propertyId, terms } = form;
        const order =
          propertyId === undefined || terms === undefined
            ? undefined
            : await this.orders.accept(propertyId, terms);
        const isSuspected = suspicion !== null;
        const { entries, mails } = entriesOfNew({
          id: _id,
          email: form.email,
          isSuspected,
          isTransferred,
          now,
        });
        await this.outbox.store(entries);
        return this.leads.create({
          ...key,
          _id,
          kind,
          form,
          consent: {
            version,
            text: version === null ? null : await this.consentTexts.find(version),
            at: now,
          },
          property,
          price_range: await this.priceRanges.textOf(form.price_range_id),
          client_ip,
          suspicion,
          mails,
          received_at: now,
          delete_after: deleteLeadAfter(kind, now),
          handling: {
            state: 'new',
            due_at: answerDue({ kind, received_at: now, form } as Lead),
            version: 0,
            changed: noHandlingChanges,
          },
          ...(order ? { order } : {}),
          ...(isTransferred ? { crm_transfer: newCrmTransfer(null) } : {}),
          ...searchFieldsOf({ _id, kind, form, property } as Lead),
        } as Lead);
      },
    });
    if (isNew && (await this.erasures.covers(form, now))) {
      // The person was erased after this form had been received and before it was stored (erasure-runner.ts).
      await this.removal.remove([id]);
      return { id };
    }
    if (isNew && suspicion === null) {
      this.outbox.enqueue({ lead_id: id });
      this.assignment.scheduleRun();
    }
    const first = isNew ? null : await this.leads.findById(id, 'property received_at').lean();
    const { broker } = responsibleFor({ kind, form } as UnassignedLead, first?.property ?? property);
    const received_at = (first?.received_at ?? now).toISOString();
    return {
      id,
      ...(broker === undefined ? {} : { broker }),
      ...(isDeclaration(kind) ? { received_at } : {}),
    };
  }
}
