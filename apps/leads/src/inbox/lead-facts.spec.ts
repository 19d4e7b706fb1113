import { lead } from '@estate/test-kit/lead-detail';
import { describe, expect, it } from '@jest/globals';
import { bulkChangeAuditFacts, changeAuditFacts, resendAuditFacts } from './lead-facts.ts';

const one = lead().id;
const two = one.replace('6f', '7f');
const three = one.replace('6f', '8f');
const change = (field: string, after: string, before: string | null = null) => ({ field, before, after });

describe('the audit facts of changed leads', () => {
  it('the audit log gets the old and new values of the requested fields of a lead, without changes by colleagues', () => {
    const after = lead({ state: 'answered', assignee: 'u2' });
    expect(changeAuditFacts(lead(), after, { state: 'handled' })).toEqual({
      changes: [change('state', 'answered', 'open')],
    });
  });

  it('the audit log gets the values that are equal in all leads changed at once', () => {
    const rows = [
      lead({ state: 'handled', assignee: 'u2' }),
      lead({ id: two, state: 'handled', assignee: 'u3' }),
    ];
    const orders = rows.map(() => ({ state: 'handled', assignee: 'u2' }) as const);
    expect(bulkChangeAuditFacts(rows, orders, [three])).toEqual({
      changes: [change('leads', `${one}, ${two}`), change('state', 'handled'), change('unchanged', '1')],
    });
  });

  it('the audit log gets no field that was requested for only some of several leads', () => {
    const orders = [{ state: 'handled' }, { suspicious: true }] as const;
    expect(bulkChangeAuditFacts([lead({ state: 'handled' })], orders, [two])).toEqual({
      changes: [change('leads', one), change('unchanged', '1')],
    });
  });

  it('the audit log gets no entry if no lead was changed', () => {
    expect(bulkChangeAuditFacts([], [{ state: 'handled' }], [one])).toBeNull();
  });

  it('the audit log gets the kind of the mail that was sent again, and nothing if none was sent', () => {
    const event = { at: lead().received_at, what: 'resent', by: 'u1', detail: 'agency' } as const;
    expect(resendAuditFacts(lead({ history: [event] }))).toEqual({ changes: [change('mail', 'agency')] });
    expect(resendAuditFacts(lead())).toEqual({ changes: [] });
  });
});
