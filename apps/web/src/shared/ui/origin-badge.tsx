import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';

/**
 * The label of an image that is no original, in a corner of its positioned frame. Hidden from screen readers, because
 * the alternative text has it. In a small frame it has several lines.
 */
export const OriginBadge = (props: ComponentProps<typeof Badge>) => (
  <Badge
    aria-hidden
    tone="light"
    position="absolute"
    left="2"
    bottom="2"
    maxW="calc(100% - 1rem)"
    overflowWrap="anywhere"
    pointerEvents="none"
    {...props}
  />
);
