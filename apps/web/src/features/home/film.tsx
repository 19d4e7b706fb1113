import { chakra } from '@chakra-ui/react/styled-system';
import { Pause, Play } from 'lucide-react';
import poster from '../../assets/hero.svg';
import { Button } from '../../ui/button.tsx';
import { heroImage } from './hero-image.ts';
import { useFilm } from './use-film.ts';

/** The film over the hero's image, with a button that pauses it (WCAG 2.2.2). */
export function Film() {
  const { video, state, toggle, events, fail } = useFilm();
  if (state === 'failed') return null;
  const isPlaying = state === 'playing';
  return (
    <>
      <chakra.video
        ref={video}
        {...heroImage}
        {...events}
        opacity={state === 'waiting' || state === 'blocked' ? 0 : 1}
        transition="opacity"
        transitionDuration="calm"
        poster={poster}
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
      {state !== 'waiting' && (
        <Button
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
      )}
    </>
  );
}
