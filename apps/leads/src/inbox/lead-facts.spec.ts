import { lead } from '@estate/test-kit/lead-detail';
import { describe, expect, it } from '@jest/globals';
import { bulkFacts, changeFacts, resendFacts } from './lead-facts.ts';

const one = lead().id;
const two = one.replace('6f', '7f');
const three = one.replace('6f', '8f');
const change = (field: string, after: string, before: string | null = null) => ({ field, before, after });

describe('the audit facts of changed leads', () => {
  it('the audit facts of changed leads are the ordered fields as they were and as they are, without changes by colleagues', () => {
    const after = lead({ state: 'answered', assignee: 'u2' });
    expect(changeFacts(lead(), after, { state: 'handled' })).toEqual({
      changes: [change('state', 'answered', 'open')],
    });
  });

  it('the audit facts of changed leads of many leads are the values that all changed ones have in common', () => {
    const rows = [
      lead({ state: 'handled', assignee: 'u2' }),
      lead({ id: two, state: 'handled', assignee: 'u3' }),
    ];
    const orders = rows.map(() => ({ state: 'handled', assignee: 'u2' }) as const);
    expect(bulkFacts(rows, orders, [three])).toEqual({
      changes: [change('leads', `${one}, ${two}`), change('state', 'handled'), change('unchanged', '1')],
    });
  });

  it('the audit facts of many changed leads name no field that only some orders name', () => {
    const orders = [{ state: 'handled' }, { suspicious: true }] as const;
    expect(bulkFacts([lead({ state: 'handled' })], orders, [two])).toEqual({
      changes: [change('leads', one), change('unchanged', '1')],
    });
  });

  it('the audit facts of changed leads are none if every lead stayed as it was', () => {
    expect(bulkFacts([], [{ state: 'handled' }], [one])).toBeNull();
  });

  it('name the mail that was sent again, and nothing if none was', () => {
    const event = { at: lead().received_at, what: 'resent', by: 'u1', detail: 'agency' } as const;
    expect(resendFacts(lead({ history: [event] }))).toEqual({ changes: [change('mail', 'agency')] });
    expect(resendFacts(lead())).toEqual({ changes: [] });
  });
});
