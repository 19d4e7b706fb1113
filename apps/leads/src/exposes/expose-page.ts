import { expose } from '@estate/content/sections/expose';
import { texts } from '@estate/content/texts';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { fileSize } from '@estate/domain/text/format';
import { addressOf } from '@estate/domain/property/place-name';
import { priceText } from '@estate/domain/property/price';
import { floorAreaText, roomsText } from '@estate/domain/property/rooms-and-area';
import { germanDate } from '@estate/domain/text/german-day';
import { escapeHtml } from '@estate/server-kit/text/html';
import { type Links } from '../mail/links.ts';
import { framedPage, phoneText } from '../pages/page-frame.ts';
import { contractNotice } from './expose-blocks.ts';
import { hasBankSheet } from './document-orders.ts';
import { type SentExpose } from './sent-expose.ts';

/** The page with the exposé that was mailed. `token` is the secret of its link, `until` its last day. */
export function exposePage({
  property,
  isOrder,
  sent,
  token,
  until,
  links,
}: {
  property: PublicProperty;
  isOrder: boolean;
  sent: SentExpose;
  token: string;
  until: string;
  links: Links;
}): string {
  const words = texts(expose).page;
  const facts = [priceText(property), roomsText(property), floorAreaText(property)]
    .filter(Boolean)
    .join(', ');
  const address = `/expose/${escapeHtml(token)}`;
  const page = escapeHtml(links.property(property));
  const bankSheet = hasBankSheet(property)
    ? `<a class="button quiet" href="${address}/kostenblatt.pdf">${escapeHtml(words.bankSheet)}</a>`
    : '';
  return framedPage(
    `Exposé: ${property.title}`,
    `      <div>
        <p class="eyebrow">Exposé</p>
        <h1>${escapeHtml(property.title)}</h1>
        <p class="lead">${escapeHtml(facts)}<br />${escapeHtml(addressOf(property))}</p>
      </div>
      <section aria-label="Dokumente">
        <p>${escapeHtml(words.text)}</p>
        <p class="row"><a class="button" href="${address}/expose.pdf">${escapeHtml(words.download)} (PDF, ${fileSize(sent.bytes)}, ${sent.pages} Seiten)</a>${bankSheet}</p>
        <p class="muted">Diese Seite gibt es bis ${germanDate(until)}, solange die Immobilie angeboten wird.</p>
      </section>
      <section aria-labelledby="weiter">
        <h2 id="weiter">Fragen oder eine Besichtigung?</h2>
        <p><a href="${page}#besichtigung">Besichtigung anfragen</a>, <a href="${page}#frage">eine Frage stellen</a>, oder rufen Sie uns an: ${phoneText()}.</p>
        <p class="muted">${escapeHtml(contractNotice(isOrder))}</p>
      </section>`,
  );
}
