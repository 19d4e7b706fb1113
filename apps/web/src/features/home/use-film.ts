import { useCallback, useEffect, useRef, useState } from 'react';

export type FilmState = 'waiting' | 'blocked' | 'paused' | 'playing' | 'failed';

/** Plays the film on mount. If the browser refuses autoplay, the state is `blocked` until the visitor starts it. */
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
