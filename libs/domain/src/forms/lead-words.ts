import { type LeadFinding, type LeadMailState, type LeadState, type MailRecipient } from './lead-filter.ts';

/* German words for leads. They stand apart from the filter, because every page loads the filter with its routes. */

export const leadStateLabels: Readonly<Record<LeadState, string>> = {
  new: 'Neu',
  open: 'Offen',
  handled: 'Erledigt',
};

export const leadFindingLabels: Readonly<Record<LeadFinding, string>> = {
  new: 'Neu',
  open: 'Nicht erledigt',
  handled: 'Erledigt',
  suspicious: 'Spamverdacht',
  undelivered: 'Mail nicht zugestellt',
};

export const mailRecipientLabels: Readonly<Record<MailRecipient, string>> = {
  agency: 'Mail an uns',
  visitor: 'Bestätigung',
};

/** What staff did with a lead. */
export const leadEventLabels = {
  read: 'gelesen',
  handled: 'als erledigt markiert',
  reopened: 'wieder geöffnet',
  assigned: 'zugewiesen',
  noted: 'Notiz geändert',
  released: 'kein Spam',
  resent: 'erneut gesendet',
  replied: 'beantwortet',
} as const;

export const leadMailStateLabels: Readonly<Record<LeadMailState, string>> = {
  pending: 'Wartet',
  sending: 'Wird gesendet',
  sent: 'Verschickt',
  failed: 'Fehlgeschlagen',
  skipped: 'Nicht verschickt',
};
