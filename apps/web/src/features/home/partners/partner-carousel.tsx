import { chakra } from '@chakra-ui/react/styled-system';
import { partnersTitle } from '@estate/content/partners';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useCallback } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { PartnerStrip } from './partner-strip.tsx';
import { useAutoplay } from './use-autoplay.ts';

/** Loops, moves by itself, by its buttons, by arrow keys and by swiping; its own chunk, loaded when near. */
export function PartnerCarousel() {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const { isOffered, isOn, isRunning, toggle, hold } = useAutoplay(next);

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
      aria-label={partnersTitle}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <div aria-live={isRunning ? 'off' : 'polite'}>
        <PartnerStrip ref={viewport} />
      </div>
      <Row justifyContent="center" gap="3" mt="6" minH="12">
        <Button
          tone="outline"
          size="icon"
          hideBelow="md"
          aria-label="Vorherige Partner"
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
        <Button tone="outline" size="icon" hideBelow="md" aria-label="Nächste Partner" onClick={next}>
          <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
        </Button>
      </Row>
    </chakra.div>
  );
}
