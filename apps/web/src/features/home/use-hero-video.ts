import { useCallback, useEffect, useRef, useState } from 'react';

export type HeroVideoState = 'waiting' | 'blocked' | 'paused' | 'playing' | 'failed';

/** Save-Data; not yet in TypeScript's library, and only Chromium tells. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Who wants calm or few bytes sees the picture only. */
export const wantsVideo = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** True once the page is loaded and idle: until then the film must not compete with what one came for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout>;
    const wait = () => {
      clock = setTimeout(() => setIdle(true), 1_200);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(clock);
      window.removeEventListener('load', wait);
    };
  }, []);
  return isIdle;
}

/** Plays the film as soon as it may. A browser that refuses leaves it `blocked`: then a person has to start it. */
export function useHeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<HeroVideoState>('waiting');

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
