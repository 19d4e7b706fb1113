import { areOrdersOffered, areOrdersReleased, mayBeOrdered } from '@estate/content/order-release';
import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import { type OrderOffer, type OrderState } from '@estate/contracts/leads/orders';
import { orderAmounts, orderObstacles } from '@estate/domain/property/broker-order';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient, unlessUnknown } from '../clients.ts';
import { ExposeSettings, type Settings } from '../exposes/expose-settings.ts';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { orderOf } from './order-letter.ts';
import { orderOffer } from './order-terms.ts';

const noOrderText =
  'Diese Immobilie kann nicht mehr beauftragt werden. Sie haben keinen Auftrag erteilt. Bitte laden Sie die Seite neu; dort können Sie das Exposé ohne Vertrag anfordern.';
const changedText =
  'Preis, Provision oder Texte haben sich geändert, seit Sie die Seite geöffnet haben. Sie haben noch keinen Auftrag erteilt. Bitte laden Sie die Seite neu, und lesen Sie die Angaben noch einmal.';

/** Shorter than the deadline of the call that stores a lead. */
const getProperty = { ...GetDocumentProperty, deadlineMs: 1_500 };

/** Decides which properties are ordered, and by which terms. */
@Injectable()
export class OrderOffers {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly catalog: CatalogClient,
    private readonly settings: ExposeSettings,
  ) {}

  /** The order of a property; null if it keeps the plain enquiry. Rejects while catalog is unavailable. */
  async find(id: number): Promise<OrderOffer | null> {
    if (!mayBeOrdered()) return null;
    const settings = await this.settings.of(id);
    const found = settings.is_ordered ? await unlessUnknown(this.look(id, settings)) : undefined;
    const amounts = found?.obstacles.length === 0 ? orderAmounts(found.property) : null;
    return found && amounts ? orderOffer(found.property, amounts) : null;
  }

  /** Whether the exposé of a property is ordered, or will be once the property is public. Rejects while catalog is unavailable. */
  async isOrdered(id: number): Promise<boolean> {
    if (!mayBeOrdered()) return false;
    const settings = await this.settings.of(id);
    const found = settings.is_ordered ? await unlessUnknown(this.look(id, settings)) : undefined;
    return found?.obstacles.every((obstacle) => obstacle === 'not-public') ?? false;
  }

  /**
   * The order of a property if its terms are those that the sender saw. Throws `terms-changed` else, and rejects while
   * catalog is unavailable, because no contract is made on terms that nobody checked.
   */
  async accept(id: number, terms: string): Promise<OrderOffer> {
    const offer = await this.find(id);
    if (offer?.terms === terms) return offer;
    throw new ProblemError('terms-changed', { detail: offer ? changedText : noOrderText });
  }

  /**
   * Whether an order that is not answered yet is confirmed: its property still has the order, by the same terms. A refusal
   * is stored and stays one. Rejects while catalog is unavailable.
   */
  async mayConfirm(lead: Lead<'order'>): Promise<boolean> {
    const { terms, is_refused: isRefused = false } = orderOf(lead);
    if (isRefused) return false;
    const offer = await this.find(lead.form.propertyId);
    if (offer?.terms === terms) return true;
    await this.leads.updateOne({ _id: lead._id }, { $set: { 'order.is_refused': true } });
    return false;
  }

  async state(id: number): Promise<OrderState> {
    const settings = await this.settings.of(id);
    const { obstacles } = await this.look(id, settings);
    return { is_on: settings.is_ordered, obstacles };
  }

  private async look(id: number, { is_ordered, is_reviewed }: Settings) {
    const { property, is_public: isPublic } = await this.catalog.call(getProperty, { id });
    const obstacles = orderObstacles(property, {
      isOffered: areOrdersOffered(),
      isReleased: areOrdersReleased(),
      isSwitchedOn: is_ordered,
      isReviewed: is_reviewed,
      isPublic,
    });
    return { property, obstacles };
  }
}
