import type { Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { countText, formatNumber } from '@estate/domain/text/format';

/** Rate and remaining time of a job in words; empty while unknown. */
function remainingText({ total, done, per_second }: Job['progress']): string {
  if (!per_second || done >= total) return '';
  const seconds = (total - done) / per_second;
  const minutes = Math.round(seconds / 60);
  const left =
    seconds < 60
      ? 'noch weniger als eine Minute'
      : minutes < 90
        ? `noch etwa ${countText(minutes, 'Minute', 'Minuten')}`
        : `noch etwa ${formatNumber(Math.round(minutes / 30) / 2)} Stunden`;
  return `${formatNumber(Math.round(per_second * 10) / 10)} je Sekunde, ${left}`;
}

/** Progress bar and counts of a running job. The bar is indeterminate until the total is known. */
export function JobProgressBar({ label, progress }: { label: string; progress: Job['progress'] }) {
  const { total, done, failed, images } = progress;
  const hasImages = images !== undefined && images.total > 0;
  const isOneOnly = total === 1 && hasImages;
  const share = hasImages ? images.done / images.total : 0;
  const remaining = remainingText(progress);
  return (
    <div>
      <chakra.p fontVariantNumeric="tabular-nums">
        {label}
        {total > 0 && !isOneOnly && ` ${formatNumber(done)} von ${formatNumber(total)}`}
        {hasImages && `${isOneOnly ? '' : ','} Bild ${images.done} von ${images.total}`}
        {failed > 0 && `, ${formatNumber(failed)} fehlgeschlagen`}
        {remaining && <chakra.span color="inkMuted"> · {remaining}</chakra.span>}
      </chakra.p>
      <chakra.progress
        aria-label="Fortschritt"
        {...(total > 0 ? { value: done + share, max: total } : {})}
        w="full"
        accentColor="{colors.brass}"
      />
    </div>
  );
}
