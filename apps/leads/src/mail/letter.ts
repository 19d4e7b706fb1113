/** A part of a mail, as unescaped plain text. The mail is rendered from it as text and as HTML. */
export type Block =
  | { text: string }
  | { heading: string }
  /** Label and value; empty values are left out. */
  | { facts: readonly (readonly [label: string, value: string | undefined])[] }
  /** Text that a visitor typed, line breaks kept. */
  | { label: string; quote: string }
  | { link: string; label: string }
  | { offer: OfferBlock }
  | { person: PersonBlock };

/** A picture by its absolute address. */
interface LetterPicture {
  readonly src: string;
  readonly alt: string;
}

/** A property in a mail: its picture, what is said of it, and the link to its page, which one that is not online lacks. */
export interface OfferBlock {
  /** What is new about it, e.g. `Neu`. */
  readonly badge?: string;
  readonly title: string;
  /** The most important facts, one line each. */
  readonly lines: readonly string[];
  /** Further facts in small print, e.g. those of the energy certificate. */
  readonly smallPrint: string;
  readonly link: string | null;
  readonly picture: LetterPicture | null;
}

/** Whoever answers, with the direct number. */
export interface PersonBlock {
  readonly name: string;
  readonly jobTitle: string;
  readonly phone: string;
  readonly email: string;
  readonly portrait: LetterPicture;
  /** The person's page. */
  readonly link: string;
}

/** Subject and content of a mail. */
export interface Letter {
  subject: string;
  blocks: readonly Block[];
}

/** The facts that have a value. */
export const filled = (facts: readonly (readonly [string, string | undefined])[]) =>
  facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]));

function blockAsText(block: Block): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading.toUpperCase();
  if ('facts' in block)
    return filled(block.facts)
      .map((fact) => fact.join(': '))
      .join('\n');
  if ('quote' in block) return `${block.label}:\n${block.quote.replace(/^/gm, '> ')}`;
  if ('offer' in block) {
    const { badge, title, lines, smallPrint, link } = block.offer;
    return [badge ? `${badge}: ${title}` : title, ...lines, smallPrint, link].filter(Boolean).join('\n');
  }
  if ('person' in block) {
    const { name, jobTitle, phone, email } = block.person;
    return [name, jobTitle, phone, email].join('\n');
  }
  return `${block.label}: ${block.link}`;
}

export const asText = (letter: Letter, signature?: string): string =>
  [...letter.blocks.map(blockAsText), signature && `-- \n${signature}`]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
