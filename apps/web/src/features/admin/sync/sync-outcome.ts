import type { Job } from '../../../api/types.ts';
import { formatNumber } from '../../../ui/format.ts';
import { batchResultOf } from '../jobs/batch-result.ts';

export type SyncKind = Extract<Job['kind'], 'full-sync' | 'incremental-sync'>;

export const syncNames: Record<SyncKind, string> = {
  'full-sync': 'Vollständiger Abgleich',
  'incremental-sync': 'Abgleich der Änderungen',
};

interface Outcome {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text?: string;
}

const objects = (count: number) => (count === 1 ? '1 Immobilie' : `${formatNumber(count)} Immobilien`);

const missingImages = (count: number) =>
  count === 1 ? '1 Bild fehlt' : `${formatNumber(count)} Bilder fehlen`;

/** The texts for a finished sync. */
export function outcomeOf(job: Job): Outcome {
  const result = batchResultOf(job);
  const { total = 0, successful = 0, failed = 0, created = 0, updated = 0, imagesFailed = 0 } = result ?? {};
  if (job.state === 'cancelled') {
    return {
      tone: 'warning',
      title: 'Abgleich abgebrochen',
      text: `${objects(successful)} von ${formatNumber(total)} wurden noch übernommen.`,
    };
  }
  if (job.state !== 'completed' || !result) {
    return {
      tone: 'error',
      title: 'Abgleich fehlgeschlagen',
      ...(result?.error ? { text: result.error } : {}),
    };
  }
  if (total === 0) return { tone: 'success', title: 'Nichts hatte sich geändert' };
  const counts = `${formatNumber(created)} neu, ${formatNumber(updated)} geändert, ${formatNumber(successful - created - updated)} unverändert`;
  const title =
    failed > 0
      ? `${objects(failed)} von ${formatNumber(total)} fehlgeschlagen`
      : `${objects(successful)} abgeglichen`;
  return {
    tone: failed + imagesFailed > 0 ? 'warning' : 'success',
    title: imagesFailed > 0 ? `${title}, ${missingImages(imagesFailed)}` : title,
    text: counts,
  };
}
