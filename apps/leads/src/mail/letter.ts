import { brandColors } from '@estate/content/brand-colors';
import { escapeHtml, htmlTag } from '@estate/server-kit/text/html';

/** A part of a mail, as unescaped plain text. The mail is rendered from it as text and as HTML. */
export type Block =
  | { text: string }
  | { heading: string }
  /** Label and value; empty values are left out. */
  | { facts: readonly (readonly [label: string, value: string | undefined])[] }
  /** Text that a visitor typed, line breaks kept. */
  | { label: string; quote: string }
  | { link: string; label: string }
  | { offer: LetterOffer };

/** A property in a mail: its picture, what is said of it, and the link to its page. */
export interface LetterOffer {
  /** What is new about it, e.g. `Neu`. */
  readonly badge: string;
  readonly title: string;
  /** The most important facts, one line each. */
  readonly lines: readonly string[];
  /** Further facts in small print, e.g. those of the energy certificate. */
  readonly smallPrint: string;
  readonly link: string;
  /** An absolute address. */
  readonly picture: { readonly src: string; readonly alt: string } | null;
}

/** Subject and content of a mail. */
export interface Letter {
  subject: string;
  blocks: readonly Block[];
}

const filled = (facts: readonly (readonly [string, string | undefined])[]) =>
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
    return [`${badge}: ${title}`, ...lines, smallPrint, link].filter(Boolean).join('\n');
  }
  return `${block.label}: ${block.link}`;
}

export const asText = (letter: Letter, signature?: string): string =>
  [...letter.blocks.map(blockAsText), signature && `-- \n${signature}`]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');

const escapeLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const { brand, paper } = brandColors;
const hairline = '#e4dfd7';
const fontFamily = "font-family:'Source Sans 3',Arial,Helvetica,sans-serif";

function offerAsHtml({ badge, title, lines, smallPrint, link, picture }: LetterOffer): string {
  const image = picture
    ? `<a href="${escapeHtml(link)}"><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="544" style="display:block;width:100%;height:auto;border:0"></a>`
    : '';
  const small = smallPrint
    ? `<p style="margin:8px 0 0;font-size:13px;line-height:1.5">${escapeHtml(smallPrint)}</p>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border:1px solid ${hairline}">
<tr><td>${image}</td></tr>
<tr><td style="padding:16px 20px">
<p style="margin:0 0 4px;font-size:13px;font-weight:600">${escapeHtml(badge)}</p>
<p style="margin:0 0 8px;font-family:Georgia,serif;font-size:20px;line-height:1.3"><a href="${escapeHtml(link)}" style="color:${brand};text-decoration:none">${escapeHtml(title)}</a></p>
<p style="margin:0">${lines.map(escapeHtml).join('<br>')}</p>${small}
</td></tr>
</table>`;
}

function blockAsHtml(block: Block): string {
  if ('text' in block) return `<p style="margin:0 0 16px">${escapeLines(block.text)}</p>`;
  if ('heading' in block)
    return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(block.heading)}</h2>`;
  if ('facts' in block) {
    const cell = `padding:6px 12px 6px 0;border-bottom:1px solid ${hairline};vertical-align:top`;
    const rows = filled(block.facts).map(
      ([label, value]) =>
        `<tr><th align="left" style="${cell};font-weight:600;width:38%">${escapeHtml(label)}</th><td style="${cell}">${escapeLines(value)}</td></tr>`,
    );
    return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`;
  }
  if ('quote' in block)
    return `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(block.label)}</p><blockquote style="margin:0 0 16px;padding:8px 16px;border-left:3px solid ${hairline}">${escapeLines(block.quote)}</blockquote>`;
  if ('offer' in block) return offerAsHtml(block.offer);
  const link = `color:${brand};text-decoration:underline`;
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.link)}" style="${link}">${escapeHtml(block.label)}</a></p>`;
}

/** The blocks as HTML without the surrounding document, e.g. for a note in the CRM. */
export const asHtmlPart = ({ blocks }: Letter): string => blocks.map(blockAsHtml).join('\n');

/** For mail programs that show mails dark and read style elements; the others darken the mail by themselves. */
const darkStyle =
  '@media (prefers-color-scheme: dark) { .mail { background: #101b23 !important; } .mail, .mail a { color: #f4f1ec !important; } .sheet, .sheet table, .sheet td, .sheet th { background: #1b2a35 !important; border-color: #3b4c58 !important; } }';

/** The mail as an HTML document with tables and inline styles only, because mail programs support little else. */
export function asHtml(letter: Letter, sender: string, signature: string): string {
  const body = asHtmlPart(letter);
  return `<!doctype html>
${htmlTag('de')}
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${darkStyle}</style><title>${escapeHtml(letter.subject)}</title></head>
<body class="mail" style="margin:0;padding:0;background:${paper};color:${brand};${fontFamily};font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="sheet" style="max-width:600px;width:100%;background:#ffffff;border:1px solid ${hairline}">
<tr><td style="background:${brand};color:#ffffff;padding:20px 28px;font-family:Georgia,serif;font-size:20px">${escapeHtml(sender)}</td></tr>
<tr><td style="padding:28px">
${body}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${hairline};font-size:14px">${escapeLines(signature)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
