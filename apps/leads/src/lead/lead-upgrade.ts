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

/** The version of the derived fields of a stored lead. Increase it whenever a rule of `derivedFrom` changes. */
export const recordVersion = 2;

/** The fields of a stored lead that are computed from its other fields. */
export const derivedFrom = (
  lead: Pick<Lead, '_id' | 'kind' | 'form' | 'property' | 'comments' | 'replies'>,
): Pick<Lead, 'search' | 'person_keys' | 'record_version'> => ({
  search: searchText(lead, lead.property),
  person_keys: personKeys(lead.form),
  record_version: recordVersion,
});

/** Converts the note of earlier releases to a comment of the account that changed the note last. */
function noteOf({ received_at, handling }: Lead): Comment[] {
  const text = handling?.note;
  if (!text) return [];
  const last = handling.history?.findLast(({ what }) => what === 'noted');
  return [{ id: randomUUID(), at: last?.at ?? received_at, by: last?.by ?? '', text }];
}

/** The lead's state today. Earlier releases left a replied lead `open`, and the first ones stored no state. */
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

/** Migrates leads of earlier releases: notes to comments, states, due dates, and the derived fields. */
@Injectable()
export class LeadUpgrade implements Migration {
  readonly id = `leads of record version ${recordVersion}`;

  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    migrations: Migrations,
  ) {
    migrations.add(this);
  }

  /** Migrates the outdated leads received since `since`, by default all. */
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
            // A lead that was changed after it was read stays outdated, so the next round reads it again.
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
