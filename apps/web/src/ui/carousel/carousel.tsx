import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useCallback } from 'react';
import { chakra } from '../../theme/chakra.tsx';
import { Button } from '../button.tsx';
import { Row } from '../layout.tsx';
import { useAutoplay } from './use-autoplay.ts';

/** Loops; moves by itself, by buttons, arrow keys and swiping. Load it late, because its chunk includes embla. */
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
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
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
