import { type SenderKind } from '@estate/domain/forms/lead-filter';
import { type MailState, type Recipient } from './lead.ts';

/** Why a mail is skipped, as stored in `last_error`. */
export const skipReasons = {
  suspected: 'suspected',
  noAddress: 'no address',
  unusableAddress: 'the address has no form for a mail header',
  ownAddress: 'an address of the agency',
  robot: 'the address of a robot',
  dailyLimit: 'daily limit of the address',
  domainLimit: 'daily limit of the mail domain',
  hourlyLimit: 'hourly limit of all confirmations',
} as const;

/** The prefix of `last_error` for a mail that was given up; the last error message follows. */
export const givenUpPrefix = 'given up after three days: ';

const skipTexts: Readonly<Record<string, string>> = {
  [skipReasons.suspected]: 'Wegen Spamverdachts zurückgehalten',
  [skipReasons.noAddress]: 'Keine E-Mail-Adresse angegeben',
  [skipReasons.unusableAddress]: 'An diese Adresse lässt sich keine E-Mail schreiben',
  [skipReasons.ownAddress]: 'Die Adresse ist eine eigene',
  [skipReasons.robot]: 'Die Adresse gehört einem Automaten',
  [skipReasons.dailyLimit]: 'Diese Adresse hat heute schon drei Bestätigungen bekommen',
  [skipReasons.domainLimit]: 'An diese E-Mail-Domain gingen heute schon so viele Bestätigungen wie erlaubt',
  [skipReasons.hourlyLimit]: 'In dieser Stunde gingen schon so viele Bestätigungen hinaus wie erlaubt',
};

/** Whose address the lead names, if the confirmation was skipped because it is no visitor's. */
export function senderOf({ state, last_error }: MailState): SenderKind | undefined {
  if (state !== 'skipped') return undefined;
  if (last_error === skipReasons.ownAddress) return 'own';
  return last_error === skipReasons.robot ? 'robot' : undefined;
}

/** A stored `last_error` in German. What a mail server or the network reported stays untranslated. */
export function reasonText(reason: string): string {
  const known = skipTexts[reason];
  if (known !== undefined) return known;
  if (!reason.startsWith(givenUpPrefix)) return `Letzter Versuch: ${reason}`;
  return `Nach drei Tagen aufgegeben. Letzter Versuch: ${reason.slice(givenUpPrefix.length)}`;
}

/** The initial state of a mail that is to be sent at once. */
export const pendingMail: MailState = {
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

const skipped = (reason: string): MailState => ({ ...pendingMail, state: 'skipped', last_error: reason });

/**
 * The initial states of a lead's mails. For a lead suspected of spam, the mail to the agency waits for the daily digest
 * and the confirmation is skipped.
 */
export function firstMails(lead: {
  email: string | undefined;
  isSuspected: boolean;
}): Record<Recipient, MailState> {
  const agency = { ...pendingMail };
  if (lead.isSuspected) return { agency, visitor: skipped(skipReasons.suspected) };
  return { agency, visitor: lead.email ? { ...pendingMail } : skipped(skipReasons.noAddress) };
}
