import { readFileSync } from 'node:fs';
import { afterEach, expect } from '@jest/globals';

const read = (file: string) => readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8');

/** What Testing Library, user-event, jest-dom and our specs read of an element's style. */
const queried = /^(display|visibility|opacity|pointer-events|user-select|white-space):/;

/** The style sheet of the target `build`, on which the specs depend. */
const { css: [sheet = ''] = [] } =
  (JSON.parse(read('.vite/manifest.json')) as Record<string, { css?: string[] }>)['index.html'] ?? {};
const built = read(sheet);

/** A media query or an animation with its rules; `\@` is part of a class. */
const nested = /(?<!\\)@(?:media|keyframes)[^{}]*\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*[^{}]*\}/g;

/**
 * The rules without a media query, without layers, which jsdom does not know, and without declarations that nothing in a spec
 * reads, because jsdom matches every rule and parses every declaration again at each query by role.
 */
const queriedRules = [...built.replace(nested, '').matchAll(/([^{}]+)\{([^{}]+)\}/g)]
  .flatMap(([, selector = '', body = '']) => {
    const declarations = body.split(';').filter((declaration) => queried.test(declaration));
    return declarations.length > 0 ? [`${selector}{${declarations.join(';')}}`] : [];
  })
  .join('\n');

document.head.append(Object.assign(document.createElement('style'), { textContent: queriedRules }));

/** Classes that only mark an element: for the styles of others, by the router, by Lucide. Chakra's get their rules in the browser. */
const unstyled = /^(group$|active$|lucide|chakra-|css-)/;

const builtClasses = new Set(
  [...built.matchAll(/\.((?:\\[0-9a-f]+ |\\.|[\w-])+)/g)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  ),
);

/**
 * Classes of the page without a rule: Panda reads styles from the source and leaves out what it cannot tell there, e.g. a value
 * that is computed or comes from another file.
 */
const classesWithoutRule = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('[class]')].flatMap((element) =>
      [...element.classList].filter((name) => !builtClasses.has(name) && !unstyled.test(name)),
    ),
  ),
];

// This file is run before Testing Library registers its clean-up, so the elements are still there.
afterEach(() => expect(classesWithoutRule()).toEqual([]));
