import type { Form } from './form.ts';
import * as shared from './person.ts';

export const callback = {
  kind: 'callback',
  one: 'Rückruf',
  many: 'Rückrufe',
  slug: 'rueckruf',
  api: '/api/callback-requests',
  rpc: 'requestCallback',
  summary: 'Ask to be called back',
  fields: {
    name: { ...shared.name, half: true },
    phone: { ...shared.phone, half: true },
    time: {
      control: 'radio',
      label: 'Gewünschte Zeit',
      choices: { morning: 'vormittags', afternoon: 'nachmittags', evening: 'ab 17 Uhr' },
      initial: 'morning',
      required: true,
    },
    email: { ...shared.optionalEmail, help: 'Nur wenn Sie eine Bestätigung möchten.' },
    source: shared.source,
    privacyAccepted: shared.consentField,
  },
  consent: 'callback',
  pages: ['/verkaufen', '/kontakt', '/makler/{slug}'],
  texts: {
    label: 'Rückruf',
    submit: 'Um Rückruf bitten',
    pending: shared.sendingText,
    failure: { title: 'Fehler beim Versenden', description: 'Bitte versuchen Sie es später erneut.' },
    log: 'Failed to send callback request',
    noContract: shared.noContractNotice,
  },
  answerDays: 1,
  answerFrom: ({ time }) => (time === 'morning' || time === 'afternoon' ? undefined : '17:00'),
  goOn: ['listings', 'search'],
  mail: {
    subject: 'Rückruf {time}: {name}',
    intro: 'Über die Website wurde um einen Rückruf gebeten.',
    heading: 'Rückruf',
  },
  about: 'Rückruf {time}',
  keptMonths: 12,
} as const satisfies Form;
