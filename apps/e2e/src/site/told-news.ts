import { propertyIdFromSlug } from '@estate/domain/property/property-slug';
import { mailsIn } from './mailbox.ts';
import { type TestSite } from './start-site.ts';

/** The news of one mail about search orders, one line for each property, e.g. `1042 Neuer Preis 649000`. */
export interface ToldNews {
  to: string;
  messageId: string;
  news: string[];
}

/** A property in a mail: what is new of it, its price, and the link that names it. */
const block = /^(Neu|Neuer Preis|Wieder frei)(?: \(vorher [^)]*\))?: .*\n([\d.]+)\s€[\s\S]*\/zu\/(\S+)$/;

/** What the mails about search orders told, the oldest mail first; of all people, or of one. */
export async function toldNews(site: TestSite, to?: string): Promise<ToldNews[]> {
  const mails = await mailsIn(site);
  return mails.flatMap(({ text, headers, ...mail }) => {
    const news = text.split('\n\n').flatMap((part) => {
      const [, kind, price = '', slug = ''] = block.exec(part.trim()) ?? [];
      return kind ? [`${propertyIdFromSlug(slug)} ${kind} ${price.replaceAll('.', '')}`] : [];
    });
    const address = mail.to[0]?.address ?? '';
    if (!text.includes('/zu/') || (to !== undefined && to !== address)) return [];
    return [{ to: address, messageId: headers['message-id'] ?? '', news }];
  });
}
