import type { Permission } from '@estate/domain/staff/roles';
import type { StaffPath } from '@estate/content/staff-pages';
import type { StaffOverview } from '../../shared/api/types.ts';
import { formatNumber } from '../../shared/ui/format.ts';
import { missingImages } from '../sync/sync-outcome.ts';
import { momentInWords } from '../ui/moment.ts';

/** One tile: a state in a word or two, and what stands behind it. */
export interface Finding {
  readonly title: string;
  readonly state: 'good' | 'bad' | 'unknown';
  readonly value: string;
  readonly text: string;
  /** The exact time that the words are about. */
  readonly at?: string;
  /** The page that shows more. */
  readonly to?: StaffPath;
}

const silent = (title: string): Finding => ({
  title,
  state: 'unknown',
  value: 'nicht erreichbar',
  text: 'Der Dienst hat nicht geantwortet. Wir fragen weiter nach.',
});

const hourMs = 60 * 60 * 1_000;
const gibibyte = 1024 ** 3;
/** Below a tenth of the disk, or 2 GiB, somebody has to make room before imports fail. */
const isTight = ({ free, total }: { free: number; total: number }) =>
  free < Math.min(total / 10, 2 * gibibyte);

const objects = (count: number) => (count === 1 ? '1 Objekt' : `${formatNumber(count)} Objekte`);

/** A decision that only a person can take; until then the website shows what the CRM may have given up. */
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
    // An empty log is no fault: nobody asked yet, or somebody deleted it.
    return { title, state: 'good', value: 'noch kein Aufruf', text: 'Das CRM-Protokoll ist leer.' };
  const { at, response_status: status, error_message } = last_call;
  const text = `Letzter Aufruf ${momentInWords(at)}`;
  if (status === 401 || status === 403) {
    return { title, state: 'bad', value: 'Schlüssel abgelehnt', text: `${text}, Status ${status}`, at };
  }
  if (status === null) return { title, state: 'bad', value: 'keine Antwort', text, at };
  // A missing object is an answer too: the CRM works.
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
  return {
    title: 'E-Mails',
    state: isLate ? 'bad' : 'good',
    value:
      waiting === 0 ? 'alle verschickt' : `${formatNumber(waiting)} ${waiting === 1 ? 'wartet' : 'warten'}`,
    text: `${oldest ? `Die älteste kam ${momentInWords(oldest)}.` : 'Keine wartet auf den Versand.'}${collected}`,
    ...(oldest ? { at: oldest } : {}),
  };
}

function leadFinding(leads: NonNullable<StaffOverview['leads']>): Finding {
  const { unread, overdue, unfiled, new_leads, last_lead_at } = leads;
  const read = unread === 0 ? 'alle gelesen' : `${formatNumber(unread)} ungelesen`;
  const count = last_lead_at
    ? `${formatNumber(new_leads)} in 24 Stunden. Die letzte kam ${momentInWords(last_lead_at)}.`
    : 'Es kam noch keine Anfrage.';
  const isLate = overdue > 0;
  const failed = unfiled > 0 ? `${formatNumber(unfiled)} nicht in Propstack angelegt` : undefined;
  return {
    title: 'Neue Anfragen',
    state: isLate || failed ? 'bad' : 'good',
    value: isLate ? `${formatNumber(overdue)} überfällig` : (failed ?? read),
    text: [isLate ? `Die Frist ist um; ${read}.` : '', isLate && failed ? `${failed}.` : '', count]
      .filter(Boolean)
      .join(' '),
    to: '/admin/anfragen',
    ...(last_lead_at ? { at: last_lead_at } : {}),
  };
}

const stockFinding = (stock: NonNullable<StaffOverview['stock']>): Finding => ({
  title: 'Bestand',
  state: 'good',
  value: objects(stock.total),
  text: `${formatNumber(stock.public)} davon sind auf der Website zu sehen`,
});

function storageFinding({ disk }: NonNullable<StaffOverview['storage']>): Finding {
  const title = 'Speicher';
  if (!disk) return { title, state: 'good', value: 'S3', text: 'Der Speicher nennt keine Grenze.' };
  const gigabytes = (bytes: number) => formatNumber(Math.round((bytes / gibibyte) * 10) / 10);
  return {
    title,
    state: isTight(disk) ? 'bad' : 'good',
    value: `${gigabytes(disk.free)} GB frei`,
    text: `von ${gigabytes(disk.total)} GB für Bilder`,
  };
}

/** The tiles of the overview that are of the role, in their order. `isSyncing` and what the last sync removed come from the live jobs. */
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
          crm ? syncFinding(crm, isSyncing, removal) : silent('Letzter Abgleich'),
          crm ? crmFinding(crm) : silent('Propstack'),
        ]
      : []),
    leads ? mailFinding(leads, now) : silent('E-Mails'),
    leads ? leadFinding(leads) : silent('Neue Anfragen'),
    stock ? stockFinding(stock) : silent('Bestand'),
    ...(seesSync ? [storage ? storageFinding(storage) : silent('Speicher')] : []),
  ];
}
