import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';

/** Minimum length of a swipe in px; shorter movements count as taps. */
const swipeDistance = 40;

/** Index of the shown image, starting at `start` of `count`, and the handlers that change it; wraps around. */
export function useGallery(count: number, start = 0) {
  const [index, setIndex] = useState(start);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const step = (by: number) => setIndex((current) => (current + by + count) % count);

  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      touch.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!touch.current || !finger || count < 2) return;
      const x = finger.clientX - touch.current.x;
      const y = finger.clientY - touch.current.y;
      touch.current = null;
      if (Math.abs(x) > swipeDistance && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (count < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    // The event is stopped here, because the lightbox is inside the gallery, whose key handler would change the image
    // as well.
    event.stopPropagation();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  return { index: Math.min(index, Math.max(count - 1, 0)), show: setIndex, step, swipe, onKeyDown };
}
