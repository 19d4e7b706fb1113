import type { Permission } from '@estate/domain/staff/roles';
import type { StaffPath } from '@estate/content/staff-pages';
import type { StaffOverview } from '../../shared/api/types.ts';
import { countText, formatNumber } from '@estate/domain/text/format';
import { missingImages } from '../sync/sync-outcome.ts';
import { momentInWords } from '../ui/moment.ts';

/** Content of one tile: a state in a word or two, with details. */
export interface Finding {
  readonly title: string;
  readonly state: 'good' | 'bad' | 'unknown';
  readonly value: string;
  readonly text: string;
  /** The time that the text describes in words, as ISO 8601. */
  readonly at?: string;
  readonly to?: StaffPath;
}

const unreachable = (title: string): Finding => ({
  title,
  state: 'unknown',
  value: 'nicht erreichbar',
  text: 'Der Dienst hat nicht geantwortet. Wir fragen weiter nach.',
});

const hourMs = 60 * 60 * 1_000;
const gibibyte = 1024 ** 3;
/**
 * Whether the free space is below a tenth of the disk or 2 GiB, whichever is less. Then an admin has to free space
 * before imports fail.
 */
const isSpaceLow = ({ free, total }: { free: number; total: number }) =>
  free < Math.min(total / 10, 2 * gibibyte);

const objects = (count: number) => countText(count, 'Objekt', 'Objekte');

/**
 * Tile of a removal that waits for a person's decision. Until then the website shows properties that the CRM may have
 * removed.
 */
const removalFinding = (
  removal: NonNullable<NonNullable<StaffOverview['crm']>['pending_removal']>,
): Finding => ({
  title: 'Letzter Abgleich',
  state: 'bad',
  value: 'wartet auf Ihr Wort',
  text: `${objects(removal.count)} von ${formatNumber(removal.present)} ${removal.count === 1 ? 'steht' : 'stehen'} nicht mehr in Propstack.`,
  to: '/admin/abgleich',
  at: removal.created_at,
});

function syncFinding(
  { last_sync, pending_removal }: NonNullable<StaffOverview['crm']>,
  isRunning: boolean,
  removal: string | undefined,
): Finding {
  if (pending_removal) return removalFinding(pending_removal);
  const title = 'Letzter Abgleich';
  if (!last_sync)
    return { title, state: 'unknown', value: 'noch keiner', text: 'Es wurde noch nicht abgeglichen.' };
  const { started_at, finished_at, total, successful, failed, images_failed: images } = last_sync;
  if (!finished_at) {
    return isRunning
      ? {
          title,
          state: 'good',
          value: 'läuft',
          text: `Begonnen ${momentInWords(started_at)}`,
          at: started_at,
        }
      : {
          title,
          state: 'bad',
          value: 'abgebrochen',
          text: `Begonnen ${momentInWords(started_at)}, ${objects(successful)} von ${formatNumber(total)} übernommen`,
          at: started_at,
        };
  }
  return {
    title,
    state: failed + images > 0 ? 'bad' : 'good',
    value: momentInWords(finished_at),
    text:
      total === 0
        ? 'Nichts hatte sich geändert.'
        : `${objects(successful)} übernommen, ${failed === 0 ? 'keines' : formatNumber(failed)} fehlgeschlagen${
            images > 0 ? `, ${missingImages(images)}` : ''
          }${removal ? `. ${removal}` : ''}`,
    at: finished_at,
    to: '/admin/abgleich',
  };
}

function crmFinding({ last_call }: NonNullable<StaffOverview['crm']>): Finding {
  const title = 'Propstack';
  if (!last_call)
    // An empty log is no error: no request was sent yet, or a person deleted the log.
    return { title, state: 'good', value: 'noch kein Aufruf', text: 'Das CRM-Protokoll ist leer.' };
  const { at, response_status: status, error_message } = last_call;
  const text = `Letzter Aufruf ${momentInWords(at)}`;
  if (status === 401 || status === 403) {
    return { title, state: 'bad', value: 'Schlüssel abgelehnt', text: `${text}, Status ${status}`, at };
  }
  if (status === null) return { title, state: 'bad', value: 'keine Antwort', text, at };
  // A 404 is a regular response for a missing object, so that the CRM works.
  const isFine = error_message === null || status === 404;
  return {
    title,
    state: isFine ? 'good' : 'bad',
    value: isFine ? 'antwortet' : `Fehler ${status}`,
    text,
    at,
  };
}

function mailFinding(leads: NonNullable<StaffOverview['leads']>, now: number): Finding {
  const { agency, digest, visitor, reply, staff } = leads.waiting_mails;
  const waiting = agency + visitor + reply + staff;
  const oldest = leads.oldest_waiting_at;
  const isLate = oldest !== null && now - Date.parse(oldest) > hourMs;
  const collected = digest > 0 ? ` ${formatNumber(digest)} für die Sammelmail vorgemerkt.` : '';
  const { stopped_subscribers: stopped } = leads;
  const returned =
    stopped > 0
      ? ` ${countText(stopped, 'Postfach mit Suchauftrag nimmt', 'Postfächer mit Suchauftrag nehmen')} keine E-Mails an.`
      : '';
  return {
    title: 'E-Mails',
    state: isLate ? 'bad' : 'good',
    value: waiting === 0 ? 'alle verschickt' : countText(waiting, 'wartet', 'warten'),
    text: `${oldest ? `Die älteste kam ${momentInWords(oldest)}.` : 'Keine wartet auf den Versand.'}${collected}${returned}`,
    ...(stopped > 0 ? { to: '/admin/suchauftraege' } : {}),
    ...(oldest ? { at: oldest } : {}),
  };
}

const waitingText = (waiting: number) =>
  waiting === 0 ? 'keine wartet auf Antwort' : `${countText(waiting, 'wartet', 'warten')} auf Antwort`;

/** Tile of the leads: the most urgent count as value, the others in the text, those of zero left out. */
function leadFinding(leads: NonNullable<StaffOverview['leads']>, seesAll: boolean): Finding {
  const { waiting, due_today, assigned, unread, overdue, untransferred, new_leads, last_lead_at } = leads;
  const none = seesAll ? 'Es kam noch keine Anfrage.' : 'Ihnen ist keine Anfrage zugewiesen.';
  const isLate = overdue > 0;
  const failed = untransferred > 0 ? `${formatNumber(untransferred)} nicht in Propstack angelegt` : undefined;
  const urgent = isLate ? `${formatNumber(overdue)} überfällig` : failed;
  const counts = {
    'Heute fällig': due_today - overdue,
    Ungelesen: unread,
    // A role that sees only its own leads needs no separate count of them.
    'Ihnen zugewiesen': seesAll ? assigned : 0,
    'In 24 Stunden': new_leads,
  };
  return {
    title: 'Anfragen',
    state: urgent ? 'bad' : 'good',
    value: urgent ?? waitingText(waiting),
    text: [
      urgent && `${waitingText(waiting)}.`,
      isLate && failed && `${failed}.`,
      ...Object.entries(counts).map(([name, count]) => count > 0 && `${name}: ${formatNumber(count)}.`),
      last_lead_at ? `Die letzte kam ${momentInWords(last_lead_at)}.` : none,
    ]
      .filter(Boolean)
      .join(' '),
    to: '/admin/anfragen',
    ...(last_lead_at ? { at: last_lead_at } : {}),
  };
}

/** Tile of the properties. `offers` includes neither the holiday homes abroad nor the references. */
function stockFinding(stock: NonNullable<StaffOverview['stock']>): Finding {
  const { total, offers, references } = stock;
  const abroad = stock.public - offers - references;
  const parts = [
    offers > 0 && `${formatNumber(offers)} unter den Angeboten`,
    abroad > 0 && `${formatNumber(abroad)} im Ausland`,
    references > 0 && countText(references, 'Referenz', 'Referenzen'),
  ].filter((part) => part !== false);
  const places = parts.length > 0 ? `: ${new Intl.ListFormat('de').format(parts)}` : '';
  return {
    title: 'Bestand',
    state: 'good',
    value: objects(total),
    text: `${formatNumber(stock.public)} davon sind auf der Website zu sehen${places}.`,
  };
}

function storageFinding({ disk }: NonNullable<StaffOverview['storage']>): Finding {
  const title = 'Speicher';
  if (!disk) return { title, state: 'good', value: 'S3', text: 'Der Speicher nennt keine Grenze.' };
  const gigabytes = (bytes: number) => formatNumber(Math.round((bytes / gibibyte) * 10) / 10);
  return {
    title,
    state: isSpaceLow(disk) ? 'bad' : 'good',
    value: `${gigabytes(disk.free)} GB frei`,
    text: `von ${gigabytes(disk.total)} GB für Bilder`,
  };
}

/**
 * The tiles that the role may see, in display order. `isSyncing` and `removal`, the text about properties that the
 * last sync removed, come from the live jobs.
 */
export function findingsOf(
  { crm, leads, stock, storage }: StaffOverview,
  may: (permission: Permission) => boolean,
  isSyncing: boolean,
  removal: string | undefined,
  now: number,
): Finding[] {
  const seesSync = may('sync');
  return [
    ...(seesSync
      ? [
          crm ? syncFinding(crm, isSyncing, removal) : unreachable('Letzter Abgleich'),
          crm ? crmFinding(crm) : unreachable('Propstack'),
        ]
      : []),
    leads ? mailFinding(leads, now) : unreachable('E-Mails'),
    leads ? leadFinding(leads, may('all-leads')) : unreachable('Anfragen'),
    stock ? stockFinding(stock) : unreachable('Bestand'),
    ...(seesSync ? [storage ? storageFinding(storage) : unreachable('Speicher')] : []),
  ];
}
