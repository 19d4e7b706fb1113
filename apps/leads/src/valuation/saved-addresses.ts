import { randomUUID } from 'node:crypto';
import { type LeadOrigin, type LeadReceipt, type ValuationAddress } from '@estate/contracts/leads/leads';
import {
  countRecordsWithAddress,
  withoutAddressIn,
  type HashedAddress,
} from '@estate/server-kit/text/erased-address';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { withoutEmptyFields, storeOnce } from '../intake/idempotency.ts';
import { Sweep } from '../sweep/sweep.ts';
import { Clock, addMilliseconds } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';
import { savedAddressModel, type SavedAddress, type SavedAddressModel } from './saved-address.schema.ts';

type Place = Pick<SavedAddress, 'address_street' | 'address_number' | 'address_postal_code' | 'address_city'>;

/** How long an address is kept if the visitor does not finish the valuation. */
const addressLifeMs = 7 * day;

/** Addresses of valuations, which are saved before the visitor has finished the form. */
@Injectable()
export class SavedAddresses {
  constructor(
    @InjectModel(savedAddressModel.name) private readonly addresses: SavedAddressModel,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Adressen begonnener Bewertungen', every: 'hour', run: () => this.deleteExpired() });
  }

  /** Stores the address once per Idempotency-Key. Sends no mail. */
  async save(
    form: ValuationAddress,
    { idempotency_key, client_ip, suspicion }: LeadOrigin,
  ): Promise<LeadReceipt> {
    const now = this.clock.now();
    const content = withoutEmptyFields(form);
    const { id } = await storeOnce({
      records: this.addresses,
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
          delete_after: addMilliseconds(now, addressLifeMs),
        }),
    });
    return { id };
  }

  /** Deletes the address once the valuation's lead contains it. An error is only logged, because the record expires. */
  async drop(id: string): Promise<void> {
    await this.addresses
      .deleteOne({ _id: id })
      .catch((err: unknown) => this.log.warn({ err }, 'saved address not dropped'));
  }

  /** Deletes the records of this postal address; returns their number. */
  async dropAt(place: Place): Promise<number> {
    const { address_street, address_number, address_postal_code, address_city } = place;
    const here = { address_street, address_number, address_postal_code, address_city };
    return (await this.addresses.deleteMany(here)).deletedCount;
  }

  /**
   * Removes an erased person's e-mail address and words from the postal addresses of other visitors. Returns the number
   * of changed records.
   */
  async forget(person: HashedAddress, withoutWords: (text: string) => string): Promise<number> {
    let count = 0;
    for await (const { _id, ...saved } of this.addresses.find().lean<SavedAddress[]>().cursor()) {
      const { address_street, address_number, address_city } = saved;
      const before = { address_street, address_number, address_city };
      const after = Object.fromEntries(
        Object.entries(before).map(([field, text]) => [field, withoutAddressIn(withoutWords(text), person)]),
      );
      if (Object.values(after).join() === Object.values(before).join()) continue;
      await this.addresses.updateOne({ _id }, { $set: after });
      count += 1;
    }
    return count;
  }

  /** The number of records that contain the e-mail address. */
  count(person: HashedAddress): Promise<number> {
    return countRecordsWithAddress(this.addresses.find().lean().cursor(), person);
  }

  private async deleteExpired(): Promise<void> {
    await this.addresses.deleteMany({ delete_after: { $lte: this.clock.now() } });
  }
}
