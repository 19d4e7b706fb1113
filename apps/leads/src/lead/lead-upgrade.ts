import { randomUUID } from 'node:crypto';
import { Migrations, type Migration } from '@estate/server-kit/migrations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter, type UpdateQuery } from 'mongoose';
import { type LeadState } from '@estate/domain/forms/lead-filter';
import { answerDue } from './due.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';
import { type Comment, type Lead } from './lead.ts';
import { personKeys, searchText } from './search-text.ts';

/** The version of what this service derives from a lead and keeps in it; a change of a rule needs the next number. */
export const recordVersion = 2;

/** What is derived from a new lead. */
export const derivedFrom = (
  lead: Pick<Lead, '_id' | 'kind' | 'form' | 'property' | 'comments' | 'replies'>,
): Pick<Lead, 'search' | 'person_keys' | 'record_version'> => ({
  search: searchText(lead, lead.property),
  person_keys: personKeys(lead.form),
  record_version: recordVersion,
});

/** A note of earlier versions as a comment, by whoever changed it last. */
function noteOf({ received_at, handling }: Lead): Comment[] {
  const text = handling?.note;
  if (!text) return [];
  const last = handling.history?.findLast(({ what }) => what === 'noted');
  return [{ id: randomUUID(), at: last?.at ?? received_at, by: last?.by ?? '', text }];
}

/** Until a reply was a state of its own, a lead that was answered stayed open; the first leads had no state at all. */
function stateOf({ handling, replies = [] }: Lead): LeadState {
  const state = handling?.state ?? 'open';
  return state === 'open' && replies.length > 0 ? 'answered' : state;
}

function upgradeOf(lead: Lead): UpdateQuery<Lead> {
  const { handling } = lead;
  const comments = [...noteOf(lead), ...(lead.comments ?? [])];
  const state = stateOf(lead);
  const isNew = handling?.state !== state;
  return {
    $set: {
      ...derivedFrom({ ...lead, comments }),
      ...(comments.length > 0 ? { comments } : {}),
      ...(isNew ? { 'handling.state': state } : {}),
      ...(handling?.state && !handling.due_at ? { 'handling.due_at': answerDue(lead) } : {}),
    },
    $unset: { 'handling.note': true },
  };
}

const perBatch = 200;
const outdated: QueryFilter<Lead> = {
  $or: [{ record_version: { $ne: recordVersion } }, { 'handling.note': { $exists: true } }],
};

/** Brings leads of earlier versions up to date: comments for notes, states, due days, search texts. */
@Injectable()
export class LeadUpgrade implements Migration {
  readonly id = `leads of record version ${recordVersion}`;

  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    migrations: Migrations,
  ) {
    migrations.add(this);
  }

  /** All leads, or those that a copy of an earlier version may have stored since. */
  async run(signal?: AbortSignal, since = new Date(0)): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const found = await this.leads
        .find({ ...outdated, received_at: { $gte: since } })
        .limit(perBatch)
        .lean<Lead[]>();
      if (found.length === 0) return;
      await this.leads.bulkWrite(
        found.map((lead) => ({
          updateOne: {
            // A lead that changes meanwhile is read again.
            filter: {
              _id: lead._id,
              'handling.version': lead.handling?.version ?? null,
              search: lead.search ?? null,
            },
            update: upgradeOf(lead),
          },
        })),
        { ordered: false },
      );
    }
  }
}
