import { filterConditions } from '@estate/domain/search/filter-words';
import {
  listingLink,
  parseListingFilter,
  parseQuery,
  canonicalQuery,
} from '@estate/domain/search/listing-filter';
import { rhythms } from '@estate/domain/search-orders/rhythm';
import { germanDate, hamburgClock } from '@estate/domain/text/german-day';
import { addMilliseconds } from '@estate/server-kit/process/clock';
import { escapeHtml } from '@estate/server-kit/text/html';
import { framedPage, phoneText } from '../pages/page-frame.ts';
import { day } from '../time/pace.ts';
import { type SearchOrder, type Subscriber } from './subscriber.schema.ts';

/** A form of the page. Each button is a POST, because link scanners open every link. */
function form(token: string, fields: Readonly<Record<string, string>>, content: string): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`)
    .join('');
  return `<form method="post" action="/suchauftraege/${escapeHtml(token)}">${hidden}${content}</form>`;
}

/** Where the list shows what an order finds. The fragment tells the list which order to change; it is sent to nobody. */
function listAddress({ id, query }: SearchOrder, token: string): string {
  const { to, search } = listingLink(parseListingFilter(parseQuery(query)));
  const filter = canonicalQuery(search);
  return `${to}${filter ? `?${filter}` : ''}#suchauftrag=${token}/${id}`;
}

/** The conditions of an order in words: `Kaufen · Wohnung · Winterhude · ab 3 Zimmer`. */
function conditionsText({ query }: SearchOrder): string {
  const filter = parseListingFilter(parseQuery(query));
  const labels = filterConditions(filter).map(({ label }) => label);
  return [...labels, ...(filter.q ? [`„${filter.q}“`] : [])].join(' · ') || 'Alle Immobilien';
}

function orderHtml(order: SearchOrder, token: string): string {
  const { id, name, confirmed_at, ordered_at } = order;
  const since = (at: Date) => germanDate(hamburgClock(at).date);
  const end = form(token, { action: 'end', order: id }, '<button class="quiet">Beenden</button>');
  if (confirmed_at === null)
    return `<li>
          <h2>${escapeHtml(name)}</h2>
          <p>${escapeHtml(conditionsText(order))}</p>
          <p class="muted">Erteilt am ${since(ordered_at)}, noch nicht bestätigt.</p>
          <div class="row">${form(token, { action: 'confirm', order: id }, '<button class="good">Suchauftrag bestätigen</button>')}${end}</div>
        </li>`;
  return `<li>
          <h2>${escapeHtml(name)}</h2>
          <p>${escapeHtml(conditionsText(order))}</p>
          <p class="muted">Bestätigt am ${since(confirmed_at)}.</p>
          <p><a href="${escapeHtml(listAddress(order, token))}">Treffer ansehen und Filter ändern</a></p>
          <details><summary>Umbenennen</summary>${form(
            token,
            { action: 'rename', order: id },
            `<label>Name<input name="name" maxlength="120" required value="${escapeHtml(name)}" /></label><button class="quiet">Speichern</button>`,
          )}</details>
          ${end}
        </li>`;
}

function rhythmHtml({ rhythm }: Subscriber, token: string): string {
  const options = Object.entries(rhythms)
    .map(
      ([value, label]) =>
        `<option value="${value}"${value === rhythm ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    )
    .join('');
  return `<section aria-labelledby="rhythmus">
        <h2 id="rhythmus">Wie oft wir schreiben</h2>
        ${form(token, { action: 'rhythm' }, `<div class="row"><label>Neues kommt<select name="rhythm">${options}</select></label><button class="quiet">Speichern</button></div>`)}
      </section>`;
}

function pauseHtml({ paused_until }: Subscriber, token: string, now: Date): string {
  const dateIn = (days: number) => hamburgClock(addMilliseconds(now, days * day)).date;
  const content =
    paused_until !== null && paused_until > now
      ? `<p>Bis zum ${germanDate(hamburgClock(paused_until).date)} schreiben wir Ihnen nicht. Was bis dahin neu ist und dann noch stimmt, steht in der ersten E-Mail danach.</p>
        ${form(token, { action: 'resume' }, '<button class="quiet">Pause beenden</button>')}`
      : form(
          token,
          { action: 'pause' },
          `<div class="row"><label>Keine E-Mails vor dem<input type="date" name="until" required min="${dateIn(1)}" max="${dateIn(365)}" value="${dateIn(14)}" /></label><button class="quiet">Pausieren</button></div>`,
        );
  return `<section aria-labelledby="pause"><h2 id="pause">Pause</h2>${content}</section>`;
}

/** Something that the person has to know first; '' if there is nothing. */
function noticeHtml({ stopped, asked_at }: Subscriber, token: string): string {
  if (asked_at !== null)
    return form(
      token,
      { action: 'still-searching' },
      '<p>Suchen Sie noch? Dann schreiben wir Ihnen weiter.</p><button class="good">Ja, ich suche noch</button>',
    );
  if (stopped === null) return '';
  return form(
    token,
    { action: 'still-searching' },
    '<p>Ihr Postfach hat unsere letzte E-Mail abgelehnt, deshalb schreiben wir Ihnen nicht mehr.</p><button class="good">Wieder schreiben</button>',
  );
}

/** The page on which a subscriber confirms, changes and ends search orders. `token` is the secret of its link. */
export function searchOrdersPage(subscriber: Subscriber, token: string, now: Date): string {
  const { orders, email } = subscriber;
  const isAllNew = orders.every(({ confirmed_at }) => confirmed_at === null);
  const sorted = orders.toSorted(
    (one, other) => Number(one.confirmed_at !== null) - Number(other.confirmed_at !== null),
  );
  return framedPage(
    'Ihre Suchaufträge',
    `      <div>
        <p class="eyebrow">Suchaufträge</p>
        <h1>${isAllNew ? 'Bitte bestätigen Sie Ihren Suchauftrag' : 'Ihre Suchaufträge'}</h1>
        <p class="lead">${isAllNew ? `Erst danach schreiben wir an ${escapeHtml(email)}, wenn etwas Neues passt.` : `Neues, das passt, schicken wir an ${escapeHtml(email)}.`}</p>
        ${noticeHtml(subscriber, token)}
      </div>
      <ul class="orders">${sorted.map((order) => orderHtml(order, token)).join('')}</ul>
      ${isAllNew ? '' : rhythmHtml(subscriber, token) + pauseHtml(subscriber, token, now)}
      <section aria-labelledby="ende">
        <h2 id="ende">Alles beenden</h2>
        <p>Wir löschen dann Ihre Suchaufträge und Ihre Adresse in der Liste. Fragen beantworten wir gern unter ${phoneText()}.</p>
        ${form(token, { action: 'end-all' }, '<button>Alle Suchaufträge beenden</button>')}
        <details><summary>Sie haben gar keinen Suchauftrag erteilt?</summary>${form(token, { action: 'block' }, '<p>Dann hat jemand Ihre Adresse angegeben. Wir beenden alles und schreiben Ihnen nie wieder zu Suchaufträgen; dafür behalten wir nur eine Prüfsumme Ihrer Adresse.</p><button>Nie wieder schreiben</button>')}</details>
      </section>`,
  );
}
