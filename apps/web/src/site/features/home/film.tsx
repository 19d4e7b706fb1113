import { Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import poster from './hero.svg';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { heroScene } from './hero-scene.ts';

type FilmState = 'waiting' | 'blocked' | 'paused' | 'playing' | 'failed';

/** Plays the film on mount. If the browser refuses autoplay, the state is `blocked` until the visitor starts it. */
function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('waiting');

  const play = useCallback(() => {
    video.current?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setState('blocked');
    });
  }, []);
  useEffect(play, [play]);

  return {
    video,
    state,
    toggle: () => (state === 'playing' ? video.current?.pause() : play()),
    events: {
      onPlaying: () => setState('playing'),
      onPause: () => setState('paused'),
    },
    fail: () => setState('failed'),
  };
}

/** The part of the hero image that the film covers, in the image's px. `build/hero-video.mjs` renders the same part. */
const view = { x: 2360, width: 1000, height: 900 };
const posterView = `${poster}#svgView(viewBox(${view.x},0,${view.width},${view.height}))`;
/** The film's edges fade, so that no difference of colour between film and image shows there. */
const fade = 'linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent)';

/** The film over the moving part of the hero's image, with a button that pauses it (WCAG 2.2.2). */
export function Film() {
  const { video, state, toggle, events, fail } = useFilm();
  if (state === 'failed') return null;
  const isPlaying = state === 'playing';
  return (
    <>
      <chakra.video
        ref={video}
        css={heroScene}
        {...events}
        // The hero image is 4800 px wide and centred, so that its px 2400 is at the middle of the page.
        transform={`translateX(${((view.x - 2400) / view.width) * 100}%)`}
        aspectRatio={`${view.width} / ${view.height}`}
        maskImage={fade}
        transition="opacity"
        transitionDuration="calm"
        style={{ opacity: state === 'waiting' || state === 'blocked' ? 0 : 1 }}
        poster={posterView}
        muted
        loop
        playsInline
        preload="auto"
        disablePictureInPicture
        aria-hidden
        tabIndex={-1}
      >
        <source src="/hero/elbe.webm" type="video/webm" />
        <source src="/hero/elbe.mp4" type="video/mp4" onError={fail} />
      </chakra.video>
      <Button
        hidden={state === 'waiting'}
        tone="lightOutline"
        size="icon"
        position="absolute"
        right={{ base: '4', md: '6' }}
        bottom={{ base: '4', md: '6' }}
        zIndex="1"
        aria-label={isPlaying ? 'Video anhalten' : 'Video abspielen'}
        onClick={toggle}
      >
        {isPlaying ? (
          <Pause size={20} strokeWidth={1.5} aria-hidden />
        ) : (
          <Play size={20} strokeWidth={1.5} aria-hidden />
        )}
      </Button>
    </>
  );
}
