import { formOf } from '@estate/domain/forms/all-forms';
import { figureText, pauseText } from '@estate/domain/property-report/figures';
import { monthText } from '@estate/domain/text/month-text';
import { germanDate } from '@estate/domain/text/german-day';
import { escapeHtml } from '@estate/server-kit/text/html';
import { type PropertyReport, type ReportedMonth } from './report-figures.ts';
import { framedPage, phoneText } from '../pages/page-frame.ts';

/** Inserts a soft hyphen before `anfragen` in a long label, for browsers without German hyphenation. */
const hyphenated = (label: string) => label.replace(/(?<=\p{L})anfragen$/u, '\u00adanfragen');

const figuresOf = ({ views, requests }: ReportedMonth): [label: string, text: string][] => [
  ['Aufrufe', figureText(views)],
  ...requests.map(({ kind, count }): [string, string] => [formOf(kind).many, figureText(count)]),
];

const latestHtml = (latest: ReportedMonth) => `<section aria-labelledby="monat">
        <h2 id="monat">${escapeHtml(monthText(latest.month))}</h2>
        <dl class="figures">${figuresOf(latest)
          .map(([label, text]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`)
          .join('')}</dl>
      </section>`;

const earlierHtml = (months: readonly ReportedMonth[]) => `<section aria-labelledby="monate">
        <h2 id="monate">Die Monate davor</h2>
        <div class="wide" tabindex="0" role="region" aria-labelledby="monate"><table>
          <thead><tr><th scope="col">Monat</th>${months
            .slice(0, 1)
            .flatMap(figuresOf)
            .map(([label]) => `<th scope="col">${escapeHtml(hyphenated(label))}</th>`)
            .join('')}</tr></thead>
          <tbody>${months
            .map(
              (month) =>
                `<tr><th scope="row">${escapeHtml(monthText(month.month))}</th>${figuresOf(month)
                  .map(([, text]) => `<td>${escapeHtml(text)}</td>`)
                  .join('')}</tr>`,
            )
            .join('')}</tbody>
        </table></div>
      </section>`;

const since = (from: string | null) =>
  from === null ? 'Es ist noch kein Tag gezählt.' : `Wir zählen seit dem ${germanDate(from)}.`;

/**
 * The page of a report; `token` is the secret of its link. It runs no script and loads nothing from other origins, so
 * that its address does not leak.
 */
export function reportPage(
  { property, months, counted_from, paused_until }: PropertyReport,
  token: string,
): string {
  const [latest, ...earlier] = months;
  const figuresText = latest
    ? 'So oft wurde Ihre Immobilie auf unserer Website angesehen und angefragt.'
    : 'Die ersten Zahlen stehen hier, sobald ein Monat zu Ende ist.';
  const leadText = paused_until === null ? figuresText : pauseText(paused_until);
  return framedPage(
    `Bericht zu ${property.title}`,
    `      <div>
        <p class="eyebrow">Bericht für Eigentümer</p>
        <h1>${escapeHtml(property.title)}</h1>
        ${property.city === null ? '' : `<p class="muted">${escapeHtml(property.city)}</p>`}
        <p class="lead">${leadText}</p>
      </div>
      ${latest ? latestHtml(latest) : ''}
      ${earlier.length > 0 ? earlierHtml(earlier) : ''}
      <section aria-labelledby="zaehlung">
        <h2 id="zaehlung">Was die Zahlen bedeuten</h2>
        <p>Ein Aufruf zählt, wenn ein Mensch die Seite Ihrer Immobilie vor sich hat: je Besucher höchstens einmal in der Stunde, ohne Suchmaschinen und ohne unser Team. Cookies setzen wir dafür nicht. ${escapeHtml(since(counted_from))}</p>
        <p>Eine Zahl unter fünf nennen wir nicht genau, damit sich niemand erkennen lässt. Der Bericht zeigt volle Monate, höchstens die letzten sechs.</p>
        <p>Fragen beantworten wir gern unter ${phoneText()}.</p>
      </section>
      <details class="unsubscribe">
        <summary>Diesen Bericht abbestellen</summary>
        <form method="post" action="/eigentuemer/${escapeHtml(token)}/abbestellen">
          <p>Möchten Sie den Bericht abbestellen? Sie bekommen dann keine E-Mail mehr, dieser Link gilt nicht mehr, und wir löschen Ihren Namen und Ihre Adresse aus dem Bericht.</p>
          <button>Ja, Bericht abbestellen</button>
        </form>
      </details>`,
  );
}
