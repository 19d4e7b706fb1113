import { type MailSummary, type Recipient } from '../lead/lead.ts';
import { mailSummary } from './lead-summary.ts';
import { giveUpTime } from './attempt-outcome.ts';
import { entryId, newEntry, type OutboxEntry } from './outbox.schema.ts';
import { skipReasons } from './reasons.ts';

interface NewLead {
  id: string;
  email: string | undefined;
  isSuspected: boolean;
  isTransferred: boolean;
  now: Date;
}

/** The first state of the confirmation mail of a lead, also after staff release it from suspicion. */
export function confirmationState({ email, isSuspected }: Pick<NewLead, 'email' | 'isSuspected'>) {
  if (isSuspected) return { state: 'skipped' as const, reason: skipReasons.suspected };
  if (!email) return { state: 'skipped' as const, reason: skipReasons.noAddress };
  return { state: 'pending' as const, reason: null };
}

/**
 * The outbox entries of a new lead, and the mail states shown at the lead. For a lead suspected of spam, the mail to
 * the agency waits for the daily digest, the CRM transfer is held, and the confirmation is skipped.
 */
export function entriesOfNew(lead: NewLead): {
  entries: OutboxEntry[];
  mails: Record<Recipient, MailSummary>;
} {
  const { id: lead_id, isSuspected, isTransferred, now: ordered_at } = lead;
  const state = isSuspected ? ('held' as const) : ('pending' as const);
  const visitor = confirmationState(lead);
  const entry = (kind: 'agency' | 'visitor' | 'crm', fields: Partial<OutboxEntry>) =>
    newEntry({
      _id: entryId(lead_id, kind),
      kind,
      lead_id,
      ordered_at,
      valid_until: giveUpTime(kind, ordered_at),
      ...fields,
    });
  return {
    entries: [
      entry('agency', { state }),
      entry('visitor', visitor),
      ...(isTransferred ? [entry('crm', { state })] : []),
    ],
    mails: { agency: 'pending', visitor: mailSummary(visitor.state) },
  };
}
