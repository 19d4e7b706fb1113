import { agency } from '@estate/content/agency';
import { brokerForProperty, brokers } from '@estate/content/brokers';
import { RequestExpose } from '@estate/contracts/leads';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exposeForm } from './forms.ts';
import { type LeadsUnderTest, neverPublic, origin, startLeads } from './leads-under-test.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());

const sent = (id: string) =>
  eventually(async () => {
    const lead = await leads.leads.findOne({ _id: id });
    expect([lead?.mails.agency.state, lead?.mails.visitor.state]).toEqual(['sent', 'sent']);
    return lead!;
  });

describe('catalog gone', () => {
  it('the request is stored, and mailed to the right broker once it is back', async () => {
    await leads.catalog.close();
    const { id } = await leads.call(RequestExpose, { form: exposeForm({ propertyId: 2 }), origin: origin() });
    expect(await leads.leads.findOne({ _id: id })).toMatchObject({ property: null });
    await leads.catalog.start();
    const lead = await sent(id);
    expect(lead.property).toMatchObject({ title: 'Haus an der See' });
    const { email } = brokerForProperty({ city: 'Timmendorfer Strand' });
    await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(email));
  });

  it('the confirmation for an object that never was public names nobody of its region', async () => {
    await leads.catalog.close();
    const form = exposeForm({ propertyId: neverPublic });
    const { id } = await leads.call(RequestExpose, { form, origin: origin() });
    await leads.catalog.start();
    await sent(id);
    const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(form.email));
    expect(mail.text).toContain(`Das Exposé sendet Ihnen ${agency.name}`);
    expect(mail.replyTo?.value).toEqual([{ name: agency.name, address: agency.email }]);
    for (const { name } of brokers) expect(mail.text).not.toContain(name);
  });

  it('for good: the office gets the mail with the number of the object', async () => {
    await leads.catalog.close();
    const { id } = await leads.call(RequestExpose, { form: exposeForm({ propertyId: 2 }), origin: origin() });
    await sent(id);
    const { mail, envelope } = await leads.mailbox.waitFor(
      (one) => one.mail.messageId?.startsWith(`<${id}.agency@`) ?? false,
    );
    expect(envelope.to).toEqual([agency.email]);
    expect(mail.subject).toContain('Immobilie 2');
    expect(mail.text).toContain('ließ sich nicht nachschlagen');
    await leads.catalog.start();
  });
});
