import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode, type Ref, useCallback } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { prefersReducedMotion, reducedMotion } from '../prefers-reduced-motion.ts';

/**
 * Calls `step` every `interval` ms unless the visitor stopped it, has pointer or focus inside, or prefers reduced
 * motion. Spread `hold` on the element for which pointer and focus are checked.
 */
function useAutoplay(step: () => void, interval: number) {
  const [isOffered] = useState(() => !prefersReducedMotion());
  const [isOn, setOn] = useState(isOffered);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = isOn && !isPointed && !isFocused;

  useEffect(() => {
    if (!isRunning) return;
    const clock = setInterval(() => {
      if (!document.hidden) step();
    }, interval);
    return () => clearInterval(clock);
  }, [isRunning, step, interval]);

  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isOffered, isOn, isRunning, toggle: () => setOn((now) => !now), hold };
}

/**
 * A carousel that loops. It moves by itself, by buttons, arrow keys and swiping. Load it late, because its chunk
 * includes embla.
 */
export function Carousel({
  label,
  slides,
  interval = 4_000,
  children,
}: {
  label: string;
  /** Name of the slides, as in 'Nächste Partner'. */
  slides: string;
  /** Milliseconds between two steps; the default is from visitor-area §9. */
  interval?: number;
  /** Renders the slides; put the ref on the element that clips them. */
  children: (viewport: Ref<HTMLDivElement>) => ReactNode;
}) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    breakpoints: { [reducedMotion]: { duration: 0 } },
  });
  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const { isOffered, isOn, isRunning, toggle, hold } = useAutoplay(next, interval);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') embla?.scrollNext();
    else embla?.scrollPrev();
  };

  return (
    <chakra.div
      role="group"
      aria-roledescription="Karussell"
      aria-label={label}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <div aria-live={isRunning ? 'off' : 'polite'}>{children(viewport)}</div>
      <Row justifyContent="center" gap="3" mt="6" minH="12">
        <Button
          tone="outline"
          size="icon"
          hideBelow="md"
          aria-label={`Vorherige ${slides}`}
          onClick={() => embla?.scrollPrev()}
        >
          <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
        </Button>
        {isOffered && (
          <Button
            tone="outline"
            size="icon"
            aria-label={isOn ? 'Karussell anhalten' : 'Karussell abspielen'}
            onClick={toggle}
          >
            {isOn ? (
              <Pause size={20} strokeWidth={1.5} aria-hidden />
            ) : (
              <Play size={20} strokeWidth={1.5} aria-hidden />
            )}
          </Button>
        )}
        <Button tone="outline" size="icon" hideBelow="md" aria-label={`Nächste ${slides}`} onClick={next}>
          <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
        </Button>
      </Row>
    </chakra.div>
  );
}
