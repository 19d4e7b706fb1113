import type { ImageOrigin } from '@estate/domain/property/image-origin';
import { originLabel } from '@estate/domain/property/image-origin';
import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';

/**
 * The origin of an image that is no original, at a place in its frame; the parent must be positioned. Hidden from screen
 * readers, because the alternative text has it (`altWithOrigin`).
 */
export function OriginLabel({ origin, ...place }: { origin: ImageOrigin } & ComponentProps<typeof Badge>) {
  const label = originLabel(origin);
  return (
    label && (
      <Badge
        aria-hidden
        tone="light"
        position="absolute"
        // In a small frame the label has several lines.
        overflowWrap="anywhere"
        pointerEvents="none"
        {...place}
      >
        {label}
      </Badge>
    )
  );
}
