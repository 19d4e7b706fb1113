import { type SenderKind } from '@estate/domain/forms/lead-filter';

/** Why a mail is skipped, as stored in `reason`. */
export const skipReasons = {
  suspected: 'suspected',
  noAddress: 'no address',
  unusableAddress: 'the address has no form for a mail header',
  ownAddress: 'an address of the agency',
  robot: 'the address of a robot',
  dailyLimit: 'daily limit of the address',
  domainLimit: 'daily limit of the mail domain',
  hourlyLimit: 'hourly limit of all confirmations',
  blocked: 'wants no mails about search orders',
} as const;

/** The prefix of `reason` for what was given up; the last error message follows. */
export const givenUpPrefix = 'given up after three days: ';

/** The prefix of `reason` for a mail that came back; what the other server said follows. */
export const returnedPrefix = 'returned: ';

const skipTexts: Readonly<Record<string, string>> = {
  [skipReasons.suspected]: 'Wegen Spamverdachts zurückgehalten',
  [skipReasons.noAddress]: 'Keine E-Mail-Adresse angegeben',
  [skipReasons.unusableAddress]: 'An diese Adresse lässt sich keine E-Mail schreiben',
  [skipReasons.ownAddress]: 'Die Adresse ist eine eigene',
  [skipReasons.robot]: 'Die Adresse gehört einem Automaten',
  [skipReasons.dailyLimit]: 'Diese Adresse hat heute schon drei Bestätigungen bekommen',
  [skipReasons.domainLimit]: 'An diese E-Mail-Domain gingen heute schon so viele Bestätigungen wie erlaubt',
  [skipReasons.blocked]: 'Dieses Postfach will keine E-Mails zu Suchaufträgen',
  [skipReasons.hourlyLimit]: 'In dieser Stunde gingen schon so viele Bestätigungen hinaus wie erlaubt',
};

/** `own` for an address of the agency, `robot` for one of a robot, if the confirmation was skipped for that reason. */
export function senderKindOf(reason: string | null | undefined): SenderKind | undefined {
  if (reason === skipReasons.ownAddress) return 'own';
  return reason === skipReasons.robot ? 'robot' : undefined;
}

/** A stored `reason` of a transfer to the CRM; crm-sync words its faults in German. */
export const transferReasonText = (reason: string): string =>
  reason.startsWith(givenUpPrefix)
    ? `Nach drei Tagen aufgegeben. ${reason.slice(givenUpPrefix.length)}`
    : reason;

/** A stored `reason` of a mail in German. What a mail server or the network reported stays untranslated. */
export function reasonText(reason: string): string {
  const known = skipTexts[reason];
  if (known !== undefined) return known;
  if (reason.startsWith(returnedPrefix)) return `Zurückgekommen: ${reason.slice(returnedPrefix.length)}`;
  if (!reason.startsWith(givenUpPrefix)) return `Letzter Versuch: ${reason}`;
  return `Nach drei Tagen aufgegeben. Letzter Versuch: ${reason.slice(givenUpPrefix.length)}`;
}
