import { EraseInIdentity } from '@estate/contracts/hashed-address';
import { RpcMethod } from '@estate/rpc/rpc-method';
import {
  countRecordsWithAddress,
  withoutAddressIn,
  type HashedAddress,
} from '@estate/server-kit/text/erased-address';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { auditEntryModel, type AuditEntry, type AuditEntryModel } from './audit-entry.schema.ts';

const perBatch = 500;

/** The fields of an entry that may contain an address; only some entries have all of them. */
const quotesOf = ({ target, changes, details }: AuditEntry) => ({
  target,
  ...(changes ? { changes } : {}),
  ...(details ? { details } : {}),
});

/**
 * Removes a person's address from the audit log. Accounts are not erased, because the BFF refuses to erase addresses of
 * staff.
 */
@Controller()
export class ErasureController {
  constructor(@InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel) {}

  /**
   * Returns how many entries contained the address (`mentions`) and how many still contain it (`left`); the leads
   * service repeats the call until `left` is 0. Idempotent.
   */
  @RpcMethod(EraseInIdentity)
  async erasePerson(person: HashedAddress): Promise<z.output<typeof EraseInIdentity.output>> {
    let mentions = 0;
    for await (const entry of this.entries.find().lean().cursor({ batchSize: perBatch })) {
      const before = quotesOf(entry);
      const after = withoutAddressIn(before, person);
      if (after === before) continue;
      await this.entries.updateOne({ _id: entry._id }, { $set: after });
      mentions += 1;
    }
    const all = this.entries.find().lean().cursor({ batchSize: perBatch });
    return { mentions, left: { audit_entries: await countRecordsWithAddress(all, person) } };
  }
}
