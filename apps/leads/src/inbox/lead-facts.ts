import { type AuditFacts, auditFacts, type Facts } from '@estate/contracts/identity/audit-facts';
import { type LeadChange, type LeadDetail, type LeadRow } from '@estate/contracts/leads/inbox';

/*
 * Changes of leads as facts for the audit log, which stores ids and fixed terms, never text of visitors or comments.
 */

const handlingFields = ['state', 'assignee', 'snoozed_until', 'suspicious'] as const;
type Handling = Partial<Pick<LeadChange, (typeof handlingFields)[number]>>;

/**
 * The values that these leads have in common. Only fields that every order names are compared, because the others may
 * be changes by colleagues.
 */
function commonHandling(leads: readonly Handling[], orders: readonly Handling[]): Facts {
  const named = handlingFields.filter((field) => orders.every((order) => order[field] !== undefined));
  return Object.fromEntries(
    named.flatMap((field) => {
      const [value, ...others] = new Set(leads.map((lead) => lead[field] ?? null));
      return value === undefined || others.length > 0 ? [] : [[field, value]];
    }),
  );
}

/** The fields of one lead that an order named, before and after it. */
export const changeAuditFacts = (
  before: Handling | undefined,
  after: Handling,
  order: Handling,
): NonNullable<AuditFacts> =>
  auditFacts(commonHandling([after], [order]), before && commonHandling([before], [order]));

/** The leads of a bulk change; null if all of them stayed as they were. */
export const bulkChangeAuditFacts = (
  changed: readonly LeadRow[],
  orders: readonly Handling[],
  unchanged: readonly string[],
): AuditFacts =>
  changed.length === 0
    ? null
    : auditFacts({
        leads: changed.map(({ id }) => id),
        ...commonHandling(changed, orders),
        unchanged: unchanged.length || undefined,
      });

/** The mail that was sent again last, because a second order within a minute sends nothing. */
export const resendAuditFacts = ({ history }: LeadDetail): NonNullable<AuditFacts> =>
  auditFacts({ mail: history.findLast(({ what }) => what === 'resent')?.detail });
