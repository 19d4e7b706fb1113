import { type FilingState } from '@estate/domain/forms/filing';
import { type MailSummary } from '../lead/lead.ts';
import { type OutboxEntry } from './outbox.schema.ts';

/** What a lead says of an entry's state: held mails wait, too. */
export const mailSummary = (state: OutboxEntry['state']): MailSummary =>
  state === 'held' ? 'pending' : state;

const transferSummaries: Readonly<Record<OutboxEntry['state'], FilingState>> = {
  pending: 'waiting',
  held: 'waiting',
  sent: 'filed',
  failed: 'failed',
  skipped: 'failed',
};

/** The field of a lead that shows the state of an entry, and its value. */
export const summaryOf = ({
  kind,
  reply,
  state,
}: Pick<OutboxEntry, 'kind' | 'reply' | 'state'>): [path: string, summary: MailSummary | FilingState] => {
  if (kind === 'crm') return ['filing.state', transferSummaries[state]];
  return [reply === undefined ? `mails.${kind}` : `replies.${reply}.mail`, mailSummary(state)];
};
