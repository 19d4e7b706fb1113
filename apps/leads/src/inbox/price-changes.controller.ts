import { PropertyPriceChanged } from '@estate/contracts/events';
import { openStates } from '@estate/domain/forms/lead-filter';
import { formatMoney, priceOnRequest } from '@estate/domain/property/price';
import { eventPayload } from '@estate/server-kit/stores/event-server';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type z } from 'zod';
import { historyUpdate } from '../lead/history.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';

/** Records changed prices in the history of open leads, because the visitor has asked at the price before. */
@Controller()
export class PriceChangesController {
  constructor(@InjectModel(leadModel.name) private readonly leads: LeadModel) {}

  /** Idempotent, because every copy of the service receives the event. */
  @EventPattern<unknown>(PropertyPriceChanged.name)
  async priceChanged(
    @Payload(eventPayload(PropertyPriceChanged)) event: z.output<typeof PropertyPriceChanged.payload>,
  ) {
    const at = new Date(event.at);
    const what = 'price-changed';
    const text = (amount: number | null) =>
      amount === null ? priceOnRequest : formatMoney(amount, event.currency);
    const detail = `${text(event.before)} → ${text(event.after)}`;
    await this.leads.updateMany(
      {
        'form.propertyId': event.id,
        'handling.state': { $in: [...openStates] },
        'handling.history': { $not: { $elemMatch: { what, at } } },
      },
      historyUpdate([{ at, by: '', what, detail }]),
    );
  }
}
