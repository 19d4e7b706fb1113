import { isClosed } from '@estate/domain/forms/lead-filter';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AnyForm, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { addMilliseconds } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';

/** A second form of a person about the same matter within this time is probably a mistake. */
const withinMs = 3 * day;
const maxCompared = 2_000;

type Compared = Pick<Lead, '_id' | 'kind' | 'form' | 'received_at' | 'person_keys'>;

const propertyOf = ({ form }: Compared) => (form as AnyForm).propertyId;

const isBefore = (a: Compared, b: Compared): boolean =>
  a.received_at.getTime() === b.received_at.getTime() ? a._id < b._id : a.received_at < b.received_at;

/** Whether two leads are of the same person, of the same kind and about the same property or both about none. */
function isSameMatter(a: Compared, b: Compared): boolean {
  return (
    a.kind === b.kind &&
    propertyOf(a) === propertyOf(b) &&
    a.person_keys.some((key) => b.person_keys.includes(key))
  );
}

/** Finds leads that somebody sent twice. */
@Injectable()
export class Duplicates {
  constructor(@InjectModel(leadModel.name) private readonly leads: LeadModel) {}

  /**
   * Maps the id of each open lead of `found` that seems to be a double to the id of the first lead about the same
   * matter in the three days before it. Only leads that `owner` may see and that are not suspected of spam are
   * compared. One query serves all leads of `found`.
   */
  async firstsOf(found: readonly Lead[], owner: string | null): Promise<Map<string, string>> {
    const open = found.filter(({ handling }) => !isClosed(handling.state));
    const keys = [...new Set(open.flatMap(({ person_keys }) => person_keys))];
    if (keys.length === 0) return new Map();
    const times = open.map(({ received_at }) => received_at.getTime());
    const others = await this.leads
      .find(
        {
          received_at: {
            $gte: addMilliseconds(new Date(Math.min(...times)), -withinMs),
            $lte: new Date(Math.max(...times)),
          },
          suspicion: null,
          ...(owner === null ? {} : { 'handling.assignee': owner }),
          person_keys: { $in: keys },
        },
        'kind form.propertyId received_at person_keys',
      )
      .sort({ received_at: 1, _id: 1 })
      .limit(maxCompared)
      .lean<Compared[]>();
    return new Map(
      open.flatMap((lead) => {
        const since = addMilliseconds(lead.received_at, -withinMs);
        const first = others.find(
          (other) => other.received_at >= since && isBefore(other, lead) && isSameMatter(lead, other),
        );
        return first ? [[lead._id, first._id] as const] : [];
      }),
    );
  }
}
