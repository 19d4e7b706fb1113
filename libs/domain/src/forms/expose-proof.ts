import { fileSize } from '../text/format.ts';

/* What proves that an exposé was asked for, sent and opened, in words. Free of zod, because the staff pages load it. */

interface ProvenMail {
  readonly state: string;
  readonly sent_at?: string | undefined;
}

/** The parts of a lead that prove it (contracts/leads/inbox.ts). */
interface ProvenLead {
  readonly received_at: string;
  readonly consent: { readonly version?: string | undefined };
  readonly mail: { readonly visitor: ProvenMail };
  readonly replies: readonly { readonly id: string; readonly mail: ProvenMail }[];
  readonly exposes?:
    | {
        readonly sent: readonly {
          readonly kind: keyof typeof documentNames;
          readonly hash: string;
          readonly bytes: number;
          readonly pages: number;
          readonly made_at: string;
          readonly with_address: boolean;
          readonly reply?: string | undefined;
        }[];
        readonly events: readonly { readonly what: keyof typeof eventTexts; readonly at: string }[];
      }
    | undefined;
}

export interface ProofStep {
  readonly at: string;
  readonly text: string;
}

/** The German names of the documents that are made of a property. */
export const documentNames = { expose: 'Exposé', 'bank-sheet': 'Kostenblatt' } as const;

const eventTexts = {
  opened: 'Link geöffnet',
  downloaded: 'Exposé heruntergeladen',
  'bank-sheet': 'Kostenblatt heruntergeladen',
} as const;

/** What an opened link proves and what it does not. */
export const openedNote =
  'Wer den Link kennt, kann ihn geöffnet haben, auch der Virenschutz eines Mailanbieters.';

const acceptedText = 'vom Mailserver angenommen';

/**
 * The documents of a lead as steps, oldest first: asked for, made, accepted by the mail server, opened. Empty if none was
 * sent. `hashText` shortens or shows a document's SHA-256.
 */
export function exposeProof(
  { received_at, consent, mail, replies, exposes }: ProvenLead,
  hashText = (hash: string) => `${hash.slice(0, 8)}…`,
): ProofStep[] {
  if (!exposes || exposes.sent.length === 0) return [];
  const mails = [{ id: undefined, mail: mail.visitor }, ...replies];
  const steps = [
    { at: received_at, text: consent.version ? `Angefragt (Einwilligung ${consent.version})` : 'Angefragt' },
    ...exposes.sent.map(({ kind, hash, bytes, pages, made_at, with_address }) => ({
      at: made_at,
      text: `${documentNames[kind]} ${with_address ? 'mit Adresse ' : ''}erstellt (Prüfsumme ${hashText(hash)}, ${pages === 1 ? 'eine Seite' : `${pages} Seiten`}, ${fileSize(bytes)})`,
    })),
    ...mails.flatMap(({ id, mail: { state, sent_at } }) =>
      state === 'sent' && sent_at !== undefined && exposes.sent.some(({ reply }) => reply === id)
        ? [{ at: sent_at, text: id === undefined ? `E-Mail ${acceptedText}` : `Antwort ${acceptedText}` }]
        : [],
    ),
    ...exposes.events.map(({ what, at }) => ({ at, text: eventTexts[what] })),
  ];
  return steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
