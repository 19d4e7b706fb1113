import { type LeadFinding } from '@estate/contracts/lead-filter';
import { type LeadSearch } from '@estate/contracts/leads-staff';
import { literally } from '@estate/server-kit/fold-text';
import { type QueryFilter } from 'mongoose';
import { type Lead } from '../kinds/registry.ts';
import { searchWords } from '../lead/search-text.ts';

const notDelivered = { $in: ['pending', 'failed'] };

/** Suspected leads wait for the digest by design, so their mails count as delivered. */
const findings: Readonly<Record<LeadFinding, Record<string, unknown>>> = {
  new: { 'handling.state': 'new' },
  open: { 'handling.state': { $ne: 'handled' } },
  handled: { 'handling.state': 'handled' },
  suspicious: { suspicion: { $ne: null } },
  undelivered: {
    $or: [{ suspicion: null, 'mails.agency.state': notDelivered }, { 'mails.visitor.state': notDelivered }],
  },
};

/** The filter of the inbox. Words are looked for literally, so a question costs the same whatever is typed. */
export function leadFilter({ q, kind, state }: LeadSearch): QueryFilter<Lead> {
  const words = searchWords(q ?? '').map((word) => ({ search: { $regex: literally(word) } }));
  return {
    ...(kind ? { kind } : {}),
    ...(state ? findings[state] : {}),
    ...(words.length > 0 ? { $and: words } : {}),
  };
}

/** Newest first; leads of the same moment follow by id, so that no page repeats a lead of another. */
export const newestFirst = { received_at: -1, _id: -1 } as const;
