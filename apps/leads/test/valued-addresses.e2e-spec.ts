import { ListValuedAddresses } from '@estate/contracts/leads/valued-addresses';
import { afterAll, expect, it } from '@jest/globals';
import { valuationForm } from './forms.ts';
import { startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

const leads = await startLeads();
afterAll(() => leads.close());

it('the addresses of valuations with a price range are listed newest first, without leads under suspicion or being erased', async () => {
  const valuation = (n: number, part: Parameters<typeof storedLead>[1] = {}) =>
    storedLead(n, {
      kind: 'valuation',
      property: null,
      form: valuationForm({ price_range_id: `range-${n}`, address_number: String(n) }),
      ...part,
    });
  const stored = [
    storedLead(0),
    valuation(9),
    valuation(3),
    valuation(4, { suspicion: 'Zu schnell' }),
    valuation(5, { erasing: 'order' }),
    valuation(6, { form: valuationForm() }),
  ];
  await leads.leads.insertMany(stored);
  const { items } = await leads.call(ListValuedAddresses, {});
  const of = (n: number, lead: (typeof stored)[number]) => ({
    lead_id: lead._id,
    price_range_id: `range-${n}`,
    street: 'Elbchaussee',
    house_number: String(n),
    zip_code: '22765',
  });
  expect(items).toEqual([of(3, stored[2]!), of(9, stored[1]!)]);
});
