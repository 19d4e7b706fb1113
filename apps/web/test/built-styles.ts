import { readFileSync } from 'node:fs';
import { afterEach, expect } from '@jest/globals';

const read = (file: string) => readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8');

/** CSS properties that Testing Library, user-event, jest-dom and our specs query. */
const queried = /^(display|visibility|opacity|pointer-events|user-select|white-space):/;

/** The style sheet built by the target `build`, on which the specs depend. */
const { css: [sheet = ''] = [] } =
  (JSON.parse(read('.vite/manifest.json')) as Record<string, { css?: string[] }>)['index.html'] ?? {};
const built = read(sheet);

/** A media query, container query or keyframes with their rules; `\@` is part of a class name. */
const nested =
  /(?<!\\)@(?:media|container|keyframes)[^{}]*\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*[^{}]*\}/g;

/**
 * The rules outside media and container queries, without layers, which jsdom does not support, and without declarations that no
 * spec queries, because jsdom matches every rule and parses every declaration again at each query by role.
 */
const queriedRules = [...built.replace(nested, '').matchAll(/([^{}]+)\{([^{}]+)\}/g)]
  .flatMap(([, selector = '', body = '']) => {
    const declarations = body.split(';').filter((declaration) => queried.test(declaration));
    return declarations.length > 0 ? [`${selector}{${declarations.join(';')}}`] : [];
  })
  .join('\n');

document.head.append(Object.assign(document.createElement('style'), { textContent: queriedRules }));

/**
 * Classes without own rules: markers for other styles, of the router and of Lucide. Chakra's classes get their rules
 * at runtime.
 */
const unstyled = /^(group$|active$|lucide|chakra-|css-)/;

const builtClasses = new Set(
  [...built.matchAll(/\.((?:\\[0-9a-f]+ |\\.|[\w-])+)/g)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  ),
);

/**
 * Classes of the page without a rule. Panda extracts styles from the source and misses values that it cannot evaluate
 * statically, e.g. computed or imported ones.
 */
const classesWithoutRule = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('[class]')].flatMap((element) =>
      [...element.classList].filter((name) => !builtClasses.has(name) && !unstyled.test(name)),
    ),
  ),
];

// This file runs before Testing Library registers its clean-up, so the elements still exist in this afterEach.
afterEach(() => expect(classesWithoutRule()).toEqual([]));
