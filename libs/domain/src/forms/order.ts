import { expose } from './expose.ts';
import type { Form } from './form.ts';
import * as shared from './person.ts';

const onlyLater =
  'Ohne diese Erklärung dürften wir Ihnen das Exposé erst nach den 14 Tagen der Widerrufsfrist senden. Möchten Sie das, rufen Sie uns bitte an.';

const { salutation, firstName, lastName, email, phone, agreeToTerms } = expose.fields;

/**
 * The paid order for a property in place of the exposé request, where the agency offers it (decision 72). The button has
 * the words of § 312j (3) BGB, and two declarations stand apart (§ 356 (4) BGB).
 */
export const order = {
  kind: 'order',
  one: 'Auftrag',
  many: 'Aufträge',
  slug: 'auftrag',
  api: '/api/orders',
  rpc: 'placeOrder',
  summary:
    'Order the brokerage of a property for a fee; fails with `terms-changed` unless its terms are those of now',
  fields: {
    propertyId: shared.propertyId,
    terms: { control: 'terms', label: 'Fassung der Bedingungen' },
    salutation,
    firstName,
    lastName,
    email,
    phone,
    startEarly: {
      control: 'consent',
      orderText: 'startEarly',
      label: 'Sofort beginnen',
      required: onlyLater,
    },
    loseRight: {
      control: 'consent',
      orderText: 'loseRight',
      label: 'Erlöschen des Widerrufsrechts',
      required: onlyLater,
    },
    agreeToTerms,
  },
  isOrder: true,
  consent: 'order',
  pages: ['/immobilie/{slug}'],
  texts: {
    label: 'Exposé beauftragen',
    submit: 'zahlungspflichtig beauftragen',
    pending: shared.sendingText,
    incomplete: 'Bitte füllen Sie alle Pflichtfelder aus und kreuzen Sie alle Erklärungen an.',
    failure: {
      title: 'Der Auftrag ist nicht angekommen',
      description:
        'Es gab einen Fehler beim Senden. Sie haben noch keinen Auftrag erteilt; bitte versuchen Sie es erneut.',
    },
    log: 'Failed to send order',
    noContract:
      'Der Maklervertrag kommt mit unserer Auftragsbestätigung zustande. Sie können ihn binnen 14 Tagen widerrufen.',
  },
  answerDays: 1,
  goOn: ['viewing', 'search'],
  mail: {
    subject: 'Auftrag: {property} ({name})',
    intro:
      'Über die Website wurde ein kostenpflichtiger Auftrag erteilt. Auftragsbestätigung und Exposé verschickt die Website; erst damit kommt der Maklervertrag zustande.',
    heading: 'Was der Auftraggeber gesehen und erklärt hat',
  },
  // As commercial letters (§ 257 HGB), because an order makes a contract.
  keptMonths: 72,
  keptFrom: 'end of year',
} as const satisfies Form;
