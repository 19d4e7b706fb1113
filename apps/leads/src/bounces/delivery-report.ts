/** A mail that a mail server has given up for good. */
export interface DeliveryFailure {
  /** The Message-ID of our mail, e.g. `<id.visitor@example.org>`, as the returned headers say. */
  messageId: string;
  /** The code by RFC 3463, e.g. `5.1.1`. */
  status: string;
  /** The refusal on one line; it may quote addresses. */
  reply: string;
}

const maxReply = 500;

/** The kinds of parts that hold the returned mail or its headers (RFC 3462, RFC 6533). */
const returnedMail = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
]);
const deliveryStatus = new Set(['message/delivery-status', 'message/global-delivery-status']);

const isPermanent = (fields: ReadonlyMap<string, string>): boolean =>
  fields.get('action')?.toLowerCase() === 'failed' &&
  /^5\.\d{1,3}\.\d{1,3}\b/.test(fields.get('status') ?? '');

/** The blocks of header fields in a text, by the names of the fields in lower case; folded lines are joined. */
function blocksOf(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).map(
    (block) =>
      new Map(
        block.split('\n').flatMap((line): [string, string][] => {
          const colon = line.indexOf(':');
          return colon < 0 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
        }),
      ),
  );
}

/** Whether a header `Content-Type` is that of a delivery status notification (RFC 3464). */
export const isDeliveryReport = (header: string): boolean =>
  /multipart\/report/i.test(header) && /delivery-status/i.test(header);

/**
 * The permanent failure that a delivery status notification reports. Undefined for a delay, a delivery, a temporary failure
 * (`4.x.x`), and one that returns no headers.
 */
export async function deliveryFailureOf(source: Buffer): Promise<DeliveryFailure | undefined> {
  // Loaded here for the same reason as imapflow (bounce-mailbox.ts).
  const { simpleParser } = await import('mailparser');
  const { attachments } = await simpleParser(source, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const textOf = (kinds: ReadonlySet<string>) =>
    attachments.find(({ contentType }) => kinds.has(contentType))?.content.toString() ?? '';
  const failed = blocksOf(textOf(deliveryStatus)).find(isPermanent);
  const [headers] = blocksOf(textOf(returnedMail));
  const messageId = headers?.get('message-id');
  if (!failed || !messageId) return undefined;
  const [status = ''] = (failed.get('status') ?? '').split(/\s/);
  const diagnostic = failed.get('diagnostic-code') ?? '';
  const reply = diagnostic
    .slice(diagnostic.indexOf(';') + 1)
    .replace(/\s+/g, ' ')
    .trim();
  return { messageId, status, reply: (reply || status).slice(0, maxReply) };
}
