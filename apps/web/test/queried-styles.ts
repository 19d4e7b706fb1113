import createCache from '@emotion/cache';
import { stylesOf } from '../src/shared/theme/styles.ts';

/** What Testing Library, user-event, jest-dom and our specs read of an element's style. */
const queried = new Set([
  'display',
  'visibility',
  'opacity',
  'content',
  'pointer-events',
  'user-select',
  'white-space',
]);

/**
 * The styles of the specs. They leave out declarations that nothing in a spec reads, because jsdom matches every rule
 * and parses every declaration again at each query by role.
 */
const queriedRules = createCache({
  key: 'css',
  stylisPlugins: [
    (element) => {
      if (element.type !== 'decl' || queried.has(String(element.props))) return;
      element.return = '';
      element.value = '';
    },
  ],
});

export const specStyles = stylesOf(queriedRules);
