import { chakra } from '@chakra-ui/react/styled-system';
import type { Job } from '../../../api/types.ts';

const Bar = chakra('progress', {
  base: {
    display: 'block',
    w: 'full',
    h: '2',
    mt: '2',
    appearance: 'none',
    bg: 'sand',
    borderRadius: 'full',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { bg: 'sand' },
    '&::-webkit-progress-value': { bg: 'brass', transition: 'all' },
    '&::-moz-progress-bar': { bg: 'brass' },
  },
});

/** Bar and figures of a running job; the bar is indeterminate until the job's size is known. */
export function JobProgressBar({ label, progress }: { label: string; progress: Job['progress'] }) {
  const { total, done, failed } = progress;
  return (
    <div>
      <chakra.p fontVariantNumeric="tabular-nums">
        {label}
        {total > 0 && ` ${done} von ${total}`}
        {failed > 0 && `, ${failed} fehlgeschlagen`}
      </chakra.p>
      <Bar aria-label="Fortschritt" {...(total > 0 ? { value: done, max: total } : {})} />
    </div>
  );
}
