import { isClosed } from '@estate/domain/forms/lead-filter';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AnyForm, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { addMilliseconds, day } from '../time/clock.ts';

/** A person who writes again within this time about the same matter probably did so by mistake. */
const withinMs = 3 * day;
const maxCompared = 2_000;

type Compared = Pick<Lead, '_id' | 'kind' | 'form' | 'received_at' | 'person_keys'>;

const propertyOf = ({ form }: Compared) => (form as AnyForm).propertyId;

const isBefore = (one: Compared, other: Compared): boolean =>
  one.received_at.getTime() === other.received_at.getTime()
    ? one._id < other._id
    : one.received_at < other.received_at;

/** The same person sends the same form, about the same property if one is named. */
function isSameMatter(one: Compared, other: Compared): boolean {
  return (
    one.kind === other.kind &&
    propertyOf(one) === propertyOf(other) &&
    one.person_keys?.some((key) => other.person_keys?.includes(key)) === true
  );
}

/** Leads that somebody sent twice. */
@Injectable()
export class Doubles {
  constructor(@InjectModel(leadModel.name) private readonly leads: LeadModel) {}

  /**
   * The first lead of the same matter for each of these that is open and seems to be a double, among those that
   * the owner may see; one question for all.
   */
  async of(found: readonly Lead[], owner: string | null): Promise<Map<string, string>> {
    const open = found.filter(({ handling }) => !isClosed(handling?.state ?? 'open'));
    const keys = [...new Set(open.flatMap(({ person_keys = [] }) => person_keys))];
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
