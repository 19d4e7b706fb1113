import { brandColors } from '@estate/content/brand-colors';
import { phoneLink } from '@estate/content/phone';
import { escapeHtml, htmlTag } from '@estate/server-kit/text/html';
import { type Block, filled, type Letter, type OfferBlock, type PersonBlock } from './letter.ts';

const escapeLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const { brand, paper } = brandColors;
const hairline = '#e4dfd7';
const fontFamily = "font-family:'Source Sans 3',Arial,Helvetica,sans-serif";

const serif = "font-family:'Source Serif 4',Georgia,serif";
const linkStyle = `color:${brand};text-decoration:underline`;
const smallStyle = 'font-size:13px;line-height:1.5';

/** A property with its picture as a card, without picture or page as lines, which cost a third of the bytes. */
function offerAsHtml({ badge, title, lines, smallPrint, link, picture }: OfferBlock): string {
  const facts = lines.map(escapeHtml).join('<br>');
  if (!picture || link === null) {
    const head = escapeHtml(badge ? `${badge}: ${title}` : title);
    const name =
      link === null
        ? `<strong>${head}</strong>`
        : `<a href="${escapeHtml(link)}" style="${linkStyle}">${head}</a>`;
    const small = smallPrint && `<br><span style="${smallStyle}">${escapeHtml(smallPrint)}</span>`;
    return `<p style="margin:0 0 20px">${name}<br>${facts}${small}</p>`;
  }
  const above = badge
    ? `<p style="margin:0 0 4px;${smallStyle};font-weight:600">${escapeHtml(badge)}</p>`
    : '';
  const small = smallPrint && `<p style="margin:8px 0 0;${smallStyle}">${escapeHtml(smallPrint)}</p>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border:1px solid ${hairline}">
<tr><td><a href="${escapeHtml(link)}"><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="542" style="display:block;width:100%;height:auto;border:0"></a></td></tr>
<tr><td style="padding:16px 20px">
${above}<p style="margin:0 0 8px;${serif};font-size:20px;line-height:1.3"><a href="${escapeHtml(link)}" style="color:${brand};text-decoration:none">${escapeHtml(title)}</a></p>
<p style="margin:0">${facts}</p>${small}
</td></tr>
</table>`;
}

function personAsHtml({ name, jobTitle, phone, email, portrait, link }: PersonBlock): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="padding:0 16px 0 0;vertical-align:top"><a href="${escapeHtml(link)}"><img src="${escapeHtml(portrait.src)}" alt="${escapeHtml(portrait.alt)}" width="72" height="96" style="display:block;border:0"></a></td>
<td style="vertical-align:top;overflow-wrap:anywhere"><p style="margin:0;${serif};font-size:18px;line-height:1.3">${escapeHtml(name)}</p>
<p style="margin:0 0 8px;${smallStyle}">${escapeHtml(jobTitle)}</p>
<p style="margin:0"><a href="${escapeHtml(phoneLink(phone))}" style="${linkStyle}">${escapeHtml(phone)}</a><br><a href="mailto:${escapeHtml(email)}" style="${linkStyle}">${escapeHtml(email)}</a></p></td>
</tr></table>`;
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
  if ('person' in block) return personAsHtml(block.person);
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.link)}" style="${linkStyle}">${escapeHtml(block.label)}</a></p>`;
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
<tr><td style="background:${brand};color:#ffffff;padding:20px 28px;${serif};font-size:20px">${escapeHtml(sender)}</td></tr>
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
