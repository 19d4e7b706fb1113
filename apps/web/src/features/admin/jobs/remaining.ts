import type { Job } from '../../../api/types.ts';
import { formatNumber } from '../../../ui/format.ts';

/** Rate and remaining time of a job in words; empty while they are unknown. */
export function remainingText({ total, done, per_second }: Job['progress']): string {
  if (!per_second || done >= total) return '';
  const seconds = (total - done) / per_second;
  const minutes = Math.round(seconds / 60);
  const left =
    seconds < 60
      ? 'noch weniger als eine Minute'
      : minutes < 90
        ? `noch etwa ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`
        : `noch etwa ${formatNumber(Math.round(minutes / 30) / 2)} Stunden`;
  return `${formatNumber(Math.round(per_second * 10) / 10)} je Sekunde, ${left}`;
}
