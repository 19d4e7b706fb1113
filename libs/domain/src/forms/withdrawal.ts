import { hasMailForm } from '../text/visible-text.ts';
import type { Form } from './form.ts';
import * as shared from './person.ts';

/** The withdrawal from a contract in two steps (§ 356a BGB, decision 68). Button texts are those of the law. */
export const withdrawal = {
  kind: 'withdrawal',
  one: 'Widerruf',
  many: 'Widerrufe',
  slug: 'widerruf',
  api: '/api/withdrawals',
  rpc: 'declareWithdrawal',
  summary: 'Withdraw from a contract',
  fields: {
    name: shared.name,
    contract: {
      control: 'area',
      label: 'Diesen Vertrag widerrufe ich',
      help: 'Zum Beispiel: Maklervertrag vom 3. November über die Wohnung Lindenweg 5. Nennen Sie, was Sie wissen.',
      max: 1_000,
      rows: 4,
      required: 'Bitte nennen Sie den Vertrag',
    },
    email: {
      ...shared.email,
      label: 'E-Mail für die Eingangsbestätigung',
      invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    },
  },
  checks: [
    {
      field: 'email',
      message:
        'An diese Adresse lässt sich keine E-Mail schicken. Bitte nennen Sie eine Adresse ohne Umlaute und Sonderzeichen vor dem @.',
      holds: ({ email }) => hasMailForm(String(email)),
    },
  ],
  consent: 'withdrawal',
  pages: ['/widerruf'],
  texts: {
    label: 'Widerruf',
    submit: 'Weiter',
    pending: shared.sendingText,
    failure: {
      title: 'Der Widerruf ist noch nicht angekommen',
      description:
        'Es gab einen technischen Fehler. Ihre Angaben sind noch da; bitte versuchen Sie es erneut.',
    },
    log: 'Failed to send withdrawal',
    noContract:
      'Über diese Website kommt kein Vertrag zustande. Wir ordnen Ihren Widerruf dem Vertrag zu, den Sie nennen.',
  },
  declaration: {
    title: 'Bitte prüfen und bestätigen Sie',
    text: 'Ihr Widerruf ist noch nicht gesendet. So geht er bei uns ein:',
    confirm: 'Widerruf bestätigen',
    back: 'Angaben ändern',
  },
  answerDays: 1,
  goOn: [],
  mail: {
    subject: 'Widerruf: {name}',
    intro:
      'Über die Website wurde ein Vertrag widerrufen. Der Widerruf zählt ab dem Eingang; die Eingangsbestätigung verschickt die Website sofort.',
    heading: 'Widerruf',
  },
  about: '{contract}',
  keptMonths: 72,
  keptFrom: 'end of year',
} as const satisfies Form;
