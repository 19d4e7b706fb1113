import { brokerBySlug } from '@estate/content/brokers';
import { afterSending } from '@estate/content/forms';
import { type ContactMessage } from '@estate/contracts/contact-message';
import { SendContactMessage } from '@estate/contracts/leads';
import { nameOf } from '../lead/person.ts';
import { confirmation, noContract } from '../mail/confirmation.ts';
import { type Kind } from './kind.ts';

/** Contact message. Messages from a broker's page go to that broker. */
export const contact: Kind<ContactMessage> = {
  call: SendContactMessage,

  responsible({ source }) {
    const slug = /^\/makler\/([a-z0-9-]+)\/?$/.exec(source)?.[1];
    const broker = brokerBySlug(slug);
    return broker && { name: broker.name, address: broker.email };
  },

  agencyLetter(lead) {
    const { message, source } = lead.form;
    return {
      subject: `Nachricht über die Website (${nameOf(lead.form)})`,
      blocks: [
        { text: 'Über die Website kam diese Nachricht:' },
        { quote: message },
        { facts: [['Geschrieben auf', source]] },
      ],
    };
  },

  visitorLetter: (_lead, { links }) =>
    confirmation({
      subject: 'Ihre Nachricht an uns',
      thanks: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.',
      next: afterSending.contact,
      noContract,
      links,
    }),
};
