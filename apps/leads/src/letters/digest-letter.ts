import { type Lead } from '../kinds/registry.ts';
import { type Letter } from '../mail/letter.ts';
import { type Links } from './links.ts';
import { agencyLetter } from './compose.ts';

/** The suspected leads since the last digest, each with the text of its regular letter. */
export function digestLetter(leads: readonly Lead[], links: Links): Letter {
  const [are, count] =
    leads.length === 1
      ? ['Diese Anfrage gilt', '1 Anfrage']
      : ['Diese Anfragen gelten', `${leads.length} Anfragen`];
  return {
    subject: `Spamverdacht: ${count}`,
    blocks: [
      {
        text: `${are} als verdächtig und wurden deshalb nicht einzeln gemeldet. Die Absender haben keine Bestätigung erhalten. Bitte sehen Sie kurz durch, ob ein echtes Anliegen darunter ist.`,
      },
      ...leads.flatMap((lead) => {
        const { subject, blocks } = agencyLetter(lead, lead.property, links);
        return [
          { heading: subject },
          { facts: [['Verdacht', lead.suspicion ?? undefined]] as const },
          ...blocks,
        ];
      }),
    ],
  };
}
