import { useCallback, useEffect, useRef, useState } from 'react';

export type FilmState = 'waiting' | 'blocked' | 'paused' | 'playing' | 'failed';

/** Plays the film as soon as it may. A browser that refuses leaves it `blocked`: then a person has to start it. */
export function useFilm() {
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
