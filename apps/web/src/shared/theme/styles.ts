import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { type CSSObject, serializeStyles } from '@emotion/serialize';
import { createContext } from 'react';
import { createSiteSystem } from './system.ts';

/** By it the browser finds the styles that the server wrote. */
export const cacheKey = 'es';

/** The classes of a document and their rules. */
export interface Styles {
  /** Name of the class `id`. If it has no rule yet, it gets that of `style`. */
  classOf: (id: string, style: (system: SystemContext) => SystemStyleObject) => string;
}

export const StylesContext = createContext<Styles | undefined>(undefined);

/** Styles whose rules Emotion writes and keeps. Chakra's system is made for the first rule, because it takes a phone 100 ms. */
export function stylesOf(cache: EmotionCache): Styles {
  let system: SystemContext | undefined;
  return {
    classOf(id, style) {
      const name = `${cache.key}-${id}`;
      if (cache.inserted[id] === undefined) {
        const { styles } = serializeStyles([style((system ??= createSiteSystem())) as CSSObject]);
        cache.insert(`.${name}`, { name: id, styles }, cache.sheet, true);
      }
      return name;
    },
  };
}

/**
 * Emotion's cache with the rules that came with the page. They stay where they are: Emotion would take each style element
 * out of the head and put it back, and the browser would style the whole page anew.
 */
export function takeOverRules(page: Document): EmotionCache {
  const container = Object.assign(page.createDocumentFragment(), {
    insertBefore: <T extends Node>(style: T, before: Node | null): T =>
      style.isConnected ? style : page.head.insertBefore(style, before),
  });
  return createCache({ key: cacheKey, container });
}
