import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether somebody reads the list: its top is scrolled out of sight, the mouse rests on it, or the focus is in it.
 * `handlers` belong to the element with the rows.
 */
export function useReading(top: RefObject<Element | null>) {
  const [isScrolled, setScrolled] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!top.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [top]);
  return {
    isReading: isScrolled || isPointed || isFocused,
    handlers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
