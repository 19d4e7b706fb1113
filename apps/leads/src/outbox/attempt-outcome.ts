import { type Log } from '@estate/server-kit/observability/log';
import { addMilliseconds } from '@estate/server-kit/process/clock';
import { failureText, isDeferred, MailFault } from '../mail/mail-fault.ts';
import { day, maxPauseMs } from '../time/pace.ts';
import { isNotice, type OutboxEntry, type OutboxKind } from './outbox.schema.ts';
import { givenUpPrefix } from './reasons.ts';

/** The outcome of one attempt to send a mail or make a CRM transfer. */
export type AttemptOutcome =
  /** `note`: why the mail went to another mailbox than intended. */
  | { state: 'sent'; messageId?: string; note?: string | null }
  | { state: 'skipped' | 'failed'; reason: string }
  /** `isDeferred`: a server deferred this particular mail. */
  | { state: 'again'; reason: string; isDeferred?: boolean };

/**
 * Mails to a visitor and CRM transfers are given up after this time. It is longer than an outage over a weekend, but
 * limited, because a late confirmation confuses the visitor.
 */
const lifeMs = 3 * day;

/** When an entry of a lead that is ordered at `now` is given up; null for a mail to the agency. */
export const giveUpTime = (kind: OutboxKind, now: Date): Date | null =>
  kind === 'agency' ? null : addMilliseconds(now, lifeMs);

/** The outcome of an attempt that threw. */
export function outcomeOfFault(
  error: unknown,
  { kind, lead_id, valid_until }: OutboxEntry,
  log: Log,
): AttemptOutcome {
  const fault = error instanceof MailFault ? error : undefined;
  // A notice stores and logs codes only, because the reply of a mail server may quote the recipient's address.
  const reason = isNotice(kind) ? (fault?.codes ?? 'failed') : failureText(error);
  log.warn(isNotice(kind) ? { kind, reason } : { err: error, kind, lead_id }, 'mail not sent');
  if (fault && !fault.isTransient && valid_until !== null) return { state: 'failed', reason };
  return { state: 'again', reason, isDeferred: fault !== undefined && isDeferred(fault) };
}

/**
 * The fields of an entry after an attempt that ended at `now`. Each pause before the next attempt is twice as long as
 * the one before; the first lasts `firstPauseMs`.
 */
export function entryFieldsAfterAttempt(
  outcome: AttemptOutcome,
  { attempts, valid_until, deferred_since }: OutboxEntry,
  { now, firstPauseMs }: { now: Date; firstPauseMs: number },
): Partial<OutboxEntry> {
  if (outcome.state === 'sent') {
    const { state, messageId, note } = outcome;
    return { state, sent_at: now, message_id: messageId ?? null, reason: note ?? null };
  }
  if (outcome.state !== 'again') return outcome;
  const { reason, isDeferred: isMailDeferred = false } = outcome;
  if (valid_until !== null && valid_until <= now)
    return { state: 'failed', reason: `${givenUpPrefix}${reason}` };
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs);
  return {
    reason,
    next_attempt_at: addMilliseconds(now, pauseMs),
    deferred_since: deferred_since ?? (isMailDeferred ? now : null),
  };
}
