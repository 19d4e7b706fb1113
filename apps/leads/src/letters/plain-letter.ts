import { type AnyForm, type LeadOf } from '../lead/lead.ts';
import { nameOf } from '../lead/person.ts';
import { type Letter } from '../mail/letter.ts';

/** Keeps only letters of a name, because the rest may be an address or a signature that mail servers refuse. */
const lettersOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]+/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    .trim();
const digitsOf = (phone: string | undefined) => phone?.replace(/[^\d\s+()/-]+/g, ' ').trim();

/** For mail servers that refuse the content of the full letter: the person to call and the lead to look up. */
export function plainLetter({ _id, form }: LeadOf<AnyForm>): Letter {
  return {
    subject: `Anfrage ${_id}`,
    blocks: [
      { text: 'Der Mailserver hat die ausführliche Fassung dieser Anfrage abgelehnt.' },
      {
        facts: [
          ['Name', lettersOf(nameOf(form))],
          ['Telefon', digitsOf(form.phone) || 'nicht angegeben'],
          ['Nummer der Anfrage', _id],
        ],
      },
    ],
  };
}
