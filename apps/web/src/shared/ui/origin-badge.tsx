import { type ImageOrigin, originLabel } from '@estate/domain/property/image-origin';
import { Badge } from './badge.tsx';

/**
 * The label of an image that is no original, in a corner of its positioned frame. Hidden from screen readers, because
 * the alternative text has it.
 */
export function OriginBadge({
  origin,
  at = 'bottom',
}: {
  origin: ImageOrigin;
  at?: 'bottom' | 'aboveCaption';
}) {
  const label = originLabel(origin);
  return label === null ? null : (
    <Badge
      aria-hidden
      tone="light"
      position="absolute"
      left={at === 'bottom' ? '2' : '3'}
      bottom={at === 'bottom' ? '2' : { base: '12', md: '16' }}
      maxW="calc(100% - 1rem)"
      // In a small frame the label has several lines.
      overflowWrap="anywhere"
      pointerEvents="none"
    >
      {label}
    </Badge>
  );
}
