import { jobNames } from '@estate/domain/staff/job-names';
import type { BatchResult, Job } from '../../shared/api/types.ts';
import { countText, formatNumber, propertyCount } from '@estate/domain/text/format';
import type { JobOutcome } from '../jobs/job-outcome.ts';
import { batchResultOf } from '../jobs/job-runs.ts';

export type SyncKind = Extract<Job['kind'], 'full-sync' | 'incremental-sync' | 'dry-run' | 'remove-vanished'>;

/** Maximum number of property titles in a text; the others are counted. */
const maxNames = 3;

/** Titles of the first removed properties after a colon; empty if none is known. */
function namesOf({ named, removed }: NonNullable<BatchResult['removal']>): string {
  const names = named.slice(0, maxNames).map(({ id, title }) => (title ? `„${title}“` : `Immobilie ${id}`));
  const rest = removed - names.length;
  if (names.length === 0) return '';
  return `: ${names.join(', ')}${rest > 0 ? ` und ${formatNumber(rest)} weitere` : ''}`;
}

/** Describes what happened to the vanished properties; undefined if there are none. */
function removalText(removal: BatchResult['removal'], isRehearsal = false): string | undefined {
  if (!removal) return undefined;
  const { crm_fault, is_waiting, vanished, removed, unchanged } = removal;
  if (crm_fault) return `Entfernt wurde nichts: ${crm_fault}`;
  if (is_waiting)
    return `${propertyCount(vanished)} nicht mehr in Propstack: zu viele, um sie ohne Ihr Wort zu entfernen.`;
  if (vanished === 0) return undefined;
  const verb = removed === 1 ? 'würde' : 'würden';
  return `${propertyCount(removed)} ${isRehearsal ? `${verb} entfernt` : 'entfernt'}${removed > 0 ? namesOf(removal) : ''}${unchanged > 0 ? `, ${formatNumber(unchanged)} gibt es in Propstack noch` : ''}.`;
}

/** Texts of a dry run and of a confirmed removal; null for a sync. */
function specialOutcome(
  { kind }: Job,
  { total, created, updated, removal, failed }: BatchResult,
): JobOutcome | null {
  if (kind === 'remove-vanished') {
    const text = removalText(removal);
    return { tone: 'success', title: `${propertyCount(total)} geprüft`, ...(text ? { text } : {}) };
  }
  if (kind !== 'dry-run') return null;
  const removalSentence = removalText(removal, true);
  const counts = `${formatNumber(created ?? 0)} neu, ${formatNumber(updated ?? 0)} geändert, ${formatNumber(failed)} fehlerhaft.`;
  return {
    tone: removal?.crm_fault || removal?.is_waiting || failed > 0 ? 'warning' : 'success',
    title: `${propertyCount(total)} verglichen, nichts wurde geschrieben`,
    text: removalSentence ? `${counts} ${removalSentence}` : counts,
  };
}

export const missingImages = (count: number): string => countText(count, 'Bild fehlt', 'Bilder fehlen');

/**
 * Describes the properties that a sync removed or that wait for a confirmed removal; undefined if there are none, and
 * for a dry run.
 */
export function removalSummary(job: Job): string | undefined {
  const removal = batchResultOf(job)?.removal;
  const isNamed = job.kind !== 'dry-run' && removal && (removal.removed > 0 || removal.is_waiting);
  return isNamed ? removalText(removal) : undefined;
}

/** Text of a finished sync in the history: its outcome, and the properties that `removalSummary` describes. */
export function syncHistoryText(job: Job): string {
  const removal = removalSummary(job);
  return `${jobNames[job.kind]}: ${syncOutcomeOf(job).title}${removal ? `. ${removal}` : ''}`;
}

export function syncOutcomeOf(job: Job): JobOutcome {
  const result = batchResultOf(job);
  const { total = 0, successful = 0, failed = 0, created = 0, updated = 0, imagesFailed = 0 } = result ?? {};
  if (job.state === 'cancelled') {
    return {
      tone: 'warning',
      title: 'Abgleich abgebrochen',
      text: `${propertyCount(successful)} von ${formatNumber(total)} wurden noch übernommen.`,
    };
  }
  if (job.state !== 'completed' || !result) {
    return {
      tone: 'error',
      title: 'Abgleich fehlgeschlagen',
      ...(result?.error ? { text: result.error } : {}),
    };
  }
  const special = specialOutcome(job, result);
  if (special) return special;
  if (total === 0) return { tone: 'success', title: 'Nichts hatte sich geändert' };
  const imported = `${formatNumber(created)} neu, ${formatNumber(updated)} geändert, ${formatNumber(successful - created - updated)} unverändert`;
  const { removal } = result;
  const removalSentence = removalText(removal);
  const title =
    failed > 0
      ? `${propertyCount(failed)} von ${formatNumber(total)} fehlgeschlagen`
      : `${propertyCount(successful)} abgeglichen`;
  const isFine = failed + imagesFailed === 0 && !removal?.crm_fault && !removal?.is_waiting;
  return {
    tone: isFine ? 'success' : 'warning',
    title: imagesFailed > 0 ? `${title}, ${missingImages(imagesFailed)}` : title,
    text: removalSentence ? `${imported}. ${removalSentence}` : imported,
  };
}
