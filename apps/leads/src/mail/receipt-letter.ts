import { withFacts } from '@estate/content/agency-facts';
import { answerDay } from '@estate/content/office-days';
import { formWords } from '@estate/content/sections/forms';
import { mails } from '@estate/content/sections/mails';
import { withdrawal } from '@estate/content/sections/withdrawal';
import { texts } from '@estate/content/texts';
import { formOf } from '@estate/domain/forms/all-forms';
import { allFacts, fillIn } from '@estate/domain/forms/facts';
import { leadNumber } from '@estate/domain/forms/lead-number';
import { longDateTime } from '@estate/domain/text/date-time';
import { visibleText } from '@estate/domain/text/visible-text';
import { type Lead } from '../lead/lead.ts';
import { responsibleFor } from '../lead/responsible.ts';
import { greetingFor } from './greeting.ts';
import { type Letter } from './letter.ts';

/**
 * Text that no mail program turns into a link or an address: `evil[.]example`, `https[://]…`, `a[at]b`. A full stop stays
 * in a date and in an abbreviation such as `z.B.`.
 */
export const withoutLinks = (text: string): string =>
  visibleText(text)
    .replaceAll('://', '[://]')
    .replaceAll('@', '[at]')
    .replace(/[.\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{M}-])/gu, '[.]');

/**
 * The receipt of a declaration (§ 356a (4) BGB): its content, and date and time of its arrival. It goes to an unverified
 * address and yet has typed words, because the law asks for them: as plain text, quoted, without links, no longer than the
 * form allows (decision 68).
 */
export function receiptLetter(lead: Lead, at: Date): Letter {
  const { _id, kind, received_at } = lead;
  const form = formOf(kind);
  const words = texts(withdrawal).receipt;
  const { confirmation, signature } = texts(mails);
  const { promise } = texts(formWords).answers[form.consent];
  const quote = allFacts(form, lead.form)
    .map(({ field, text }) => `${field.label}: ${withoutLinks(text)}`)
    .join('\n');
  return {
    subject: confirmation.subjects[kind],
    blocks: [
      { text: `${greetingFor(lead.form)}\n\n${words.intro}` },
      {
        facts: [
          ['Eingegangen', longDateTime(received_at)],
          ['Nummer', leadNumber(_id)],
        ],
      },
      { label: 'Ihre Erklärung', quote },
      { text: words.quoted },
      {
        text: fillIn(promise, {
          Person: responsibleFor(lead, null).name,
          Tag: answerDay(form, at, lead.form),
        }),
      },
      { text: form.texts.noContract },
      { text: words.next },
      { text: confirmation.stranger },
      { text: `-- \n${signature.map(withFacts).join('\n')}` },
    ],
  };
}
