import {
  type LeadFinding,
  type LeadMailState,
  type LeadState,
  type MailRecipient,
  type SenderKind,
} from './lead-filter.ts';

/* German words for leads. They are not in lead-filter.ts, because every page loads that file. */

export const leadStateLabels: Readonly<Record<LeadState, string>> = {
  new: 'Neu',
  open: 'In Arbeit',
  answered: 'Beantwortet',
  appointment: 'Termin',
  handled: 'Erledigt',
  declined: 'Absage',
};

export const leadFindingLabels: Readonly<Record<LeadFinding, string>> = {
  ...leadStateLabels,
  unhandled: 'Nicht erledigt',
  overdue: 'Überfällig',
  snoozed: 'Wiedervorlage',
  suspicious: 'Spamverdacht',
  undelivered: 'Mail nicht zugestellt',
  untransferred: 'Nicht in Propstack',
};

export const mailRecipientLabels: Readonly<Record<MailRecipient, string>> = {
  agency: 'Mail an uns',
  visitor: 'Bestätigung',
};

/** Notes on a lead that names no visitor's e-mail address. */
export const senderNotes: Readonly<Record<SenderKind, { label: string; text: string }>> = {
  own: {
    label: 'Eigene Adresse',
    text: 'Die E-Mail-Adresse ist eine von uns. Eine Bestätigung ging nicht hinaus, und eine Antwort käme bei uns selbst an.',
  },
  robot: {
    label: 'Adresse eines Automaten',
    text: 'Hinter der E-Mail-Adresse steht ein Automat. Eine Bestätigung ging nicht hinaus, und eine Antwort liest dort wohl niemand.',
  },
};

/** Actions of staff on a lead. */
export const leadEventLabels = {
  read: 'gelesen',
  state: 'Stand geändert',
  assigned: 'zugewiesen',
  snoozed: 'Wiedervorlage',
  uncommented: 'Kommentar gelöscht',
  suspected: 'als Spam markiert',
  released: 'kein Spam',
  resent: 'erneut gesendet',
  replied: 'beantwortet',
  transferred: 'in Propstack angelegt',
  overwritten: 'in Propstack übernommen',
  'price-changed': 'Preis der Immobilie geändert',
} as const;

export const leadDeletionReasons = {
  request: 'Die Person hat es verlangt',
  test: 'Testanfrage',
  double: 'Doppelte Anfrage',
  mistake: 'Irrtümlich gesendet oder falsch zugeordnet',
  unneeded: 'Wird nicht mehr gebraucht',
} as const;
export type LeadDeletionReason = keyof typeof leadDeletionReasons;

export const leadMailStateLabels: Readonly<Record<LeadMailState, string>> = {
  pending: 'Wartet',
  sending: 'Wird gesendet',
  sent: 'Verschickt',
  failed: 'Fehlgeschlagen',
  skipped: 'Nicht verschickt',
};
