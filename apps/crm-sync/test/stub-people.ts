import { type GetLeadsOverview, type SendNotice } from '@estate/contracts/leads/leads';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { type z } from 'zod';

type Mail = Extract<z.output<typeof SendNotice.input>, { kind: 'incident' }>;
type Overview = z.output<typeof GetLeadsOverview.output>;

export const staff = {
  chefin: { id: 'a'.repeat(24), email: 'chefin@makler.example' },
  kollege: { id: 'b'.repeat(24), email: 'kollege@makler.example' },
};

/** Stubs of leads and identity for the specs of incidents; a mail is sent once per key. */
export async function stubPeople() {
  const mails = new Map<string, Mail>();
  let overview: Pick<Overview, 'oldest_waiting_at'> & { agency: number } = {
    oldest_waiting_at: null,
    agency: 0,
  };
  let missing_receipts: Overview['missing_receipts'] = { count: 0, since: null };
  const account = {
    name: '',
    role: 'admin',
    state: 'active',
    broker: null,
    two_factor: false,
    last_seen: null,
  };
  const [leads, identity] = await Promise.all([
    stubRpcServer({
      'leads.sendNotice': (mail: Mail) => {
        if (!mails.has(mail.key)) mails.set(mail.key, mail);
        return { id: mail.key };
      },
      'leads.getLeadsOverview': () => ({
        new_leads: 0,
        waiting: 0,
        due_today: 0,
        assigned: 0,
        unread: 0,
        overdue: 0,
        untransferred: 0,
        stopped_subscribers: 0,
        background: [],
        last_lead_at: null,
        oldest_waiting_at: overview.oldest_waiting_at,
        missing_receipts,
        waiting_mails: { agency: overview.agency, digest: 0, visitor: 0, reply: 0, staff: 0 },
      }),
    }),
    stubRpcServer({
      'identity.listStaff': () => ({ items: Object.values(staff).map((one) => ({ ...account, ...one })) }),
    }),
  ]);
  return {
    leads,
    identity,
    mails: () => [...mails.values()],
    clear: () => mails.clear(),
    /** Sets the number of unsent mails to the agency and the time of the oldest one. */
    mailsWait: (agency: number, since: Date | null) => {
      overview = { agency, oldest_waiting_at: since?.toISOString() ?? null };
    },
    /** Sets the number of declarations without a receipt, and when the first of them arrived. */
    receiptsMiss: (count: number, since: Date | null) => {
      missing_receipts = { count, since: since?.toISOString() ?? null };
    },
    close: () => Promise.all([leads.close(), identity.close()]),
  };
}
