import createCache from '@emotion/cache';

/** What Testing Library, user-event and jest-dom read of an element's style. */
const queried = new Set(['display', 'visibility', 'opacity', 'content', 'pointer-events', 'user-select']);

/**
 * Emotion's cache of the specs. It leaves out declarations that nothing in a spec reads, because jsdom matches every rule
 * and parses every declaration again at each query by role.
 */
export const queriedStyles = createCache({
  key: 'css',
  stylisPlugins: [
    (element) => {
      if (element.type !== 'decl' || queried.has(String(element.props))) return;
      element.return = '';
      element.value = '';
    },
  ],
});
