import { skipReasons } from '../lead/mail-reasons.ts';
import { type MailState, type Recipient } from '../lead/lead.ts';

const untouched: MailState = {
  state: 'pending',
  attempts: 0,
  last_error: null,
  next_attempt_at: null,
  put_off_since: null,
  sent_at: null,
  message_id: null,
  claim: null,
  claimed_until: null,
};

const skipped = (reason: string): MailState => ({ ...untouched, state: 'skipped', last_error: reason });

/** The initial mail states. A suspected lead waits for the daily digest and gets no confirmation. */
export function firstMails(lead: {
  email: string | undefined;
  isSuspected: boolean;
}): Record<Recipient, MailState> {
  const agency = { ...untouched };
  if (lead.isSuspected) return { agency, visitor: skipped(skipReasons.suspected) };
  return { agency, visitor: lead.email ? { ...untouched } : skipped(skipReasons.noAddress) };
}
