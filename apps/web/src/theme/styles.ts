import createCache, { type EmotionCache } from '@emotion/cache';

/** By it the browser finds the styles that the server wrote; not Emotion's own key, whose cache would take them over. */
const key = 'es';

/** Collects the styles of a page on the server, instead of a style element before each element that uses them. */
export const collectStyles = (): EmotionCache =>
  Object.assign(createCache({ key }), { compat: true as const });

/**
 * The styles of this browser, those of the page included. They stay where they are: Emotion would take each style element
 * out of the head and put it back, and the browser would style the whole page anew.
 */
export function takeOverStyles({ head }: Document): EmotionCache {
  const container = {
    insertBefore: (style: Node, before: Node | null) =>
      style.isConnected ? style : head.insertBefore(style, before),
  };
  return createCache({ key, container: container as unknown as Node });
}
