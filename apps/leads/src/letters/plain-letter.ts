import { type Lead } from '../kinds/registry.ts';
import { nameOf } from '../lead/person.ts';
import { type Letter } from '../mail/letter.ts';

/** A name is letters; what else stands there may be an address or a signature that mail servers refuse. */
const lettersOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]+/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    .trim();
const digitsOf = (phone: string | undefined) => phone?.replace(/[^\d\s+()/-]+/g, ' ').trim();

/** For a mail server that refuses the content of the full letter: whom to call, and what to look for. */
export function plainLetter(lead: Lead): Letter {
  return {
    subject: `Anfrage ${lead._id}`,
    blocks: [
      { text: 'Der Mailserver hat die ausführliche Fassung dieser Anfrage abgelehnt.' },
      {
        facts: [
          ['Name', lettersOf(nameOf(lead.form))],
          ['Telefon', digitsOf(lead.form.phone) || 'nicht angegeben'],
          ['Nummer der Anfrage', lead._id],
        ],
      },
    ],
  };
}
