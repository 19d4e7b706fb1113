import { randomUUID } from 'node:crypto';
import { type LeadOrigin, type LeadReceipt } from '@estate/contracts/leads';
import { type ValuationAddress } from '@estate/contracts/valuation';
import { createLog } from '@estate/server-kit/log';
import { Inject, Injectable } from '@nestjs/common';
import { type Model } from 'mongoose';
import { CLOCK, type Clock } from '../clock.ts';
import { type SavedAddressModel, VALUATION_ADDRESSES } from '../lead/valuation-address.schema.ts';
import { formContent } from './form-content.ts';
import { deleteAddressAfter } from '../lead/retention.ts';
import { type Keyed, storeOnce } from './store-once.ts';

const log = createLog('leads');

@Injectable()
export class ValuationAddressService {
  constructor(
    @Inject(VALUATION_ADDRESSES) private readonly addresses: SavedAddressModel,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Stored only; nobody is mailed. */
  async save(
    form: ValuationAddress,
    { idempotency_key, client_ip, suspicion }: LeadOrigin,
  ): Promise<LeadReceipt> {
    const now = this.now();
    const content = formContent(form);
    const { id } = await storeOnce({
      records: this.addresses as unknown as Model<Keyed>,
      idempotencyKey: idempotency_key,
      kind: 'address',
      content,
      now,
      store: (key) =>
        this.addresses.create({
          ...key,
          ...content,
          _id: randomUUID(),
          client_ip,
          suspicion,
          received_at: now,
          delete_after: deleteAddressAfter(now),
        }),
    });
    return { id };
  }

  /** The valuation's lead holds the address now. If this fails the week's end does it. */
  async drop(id: string): Promise<void> {
    await this.addresses
      .deleteOne({ _id: id })
      .catch((err: unknown) => log.warn({ err }, 'saved address not dropped'));
  }
}
