import { type CrmTransferState } from '@estate/domain/forms/crm-transfer';
import { type MailSummary } from '../lead/lead.ts';
import { type OutboxEntry } from './outbox.schema.ts';

/** The state of a mail as shown at its lead; a held mail is shown as pending. */
export const mailSummary = (state: OutboxEntry['state']): MailSummary =>
  state === 'held' ? 'pending' : state;

const transferSummaries: Readonly<Record<OutboxEntry['state'], CrmTransferState>> = {
  pending: 'waiting',
  held: 'waiting',
  sent: 'transferred',
  failed: 'failed',
  skipped: 'failed',
};

/** The field of a lead that shows the state of an entry, and its value. */
export const leadSummaryField = ({
  kind,
  reply,
  state,
}: Pick<OutboxEntry, 'kind' | 'reply' | 'state'>): [
  path: string,
  summary: MailSummary | CrmTransferState,
] => {
  if (kind === 'crm') return ['crm_transfer.state', transferSummaries[state]];
  return [reply === undefined ? `mails.${kind}` : `replies.${reply}.mail`, mailSummary(state)];
};
