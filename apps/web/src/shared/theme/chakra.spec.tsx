import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineRecipe } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { chakra } from './chakra.tsx';
import { type Styles, StylesContext, stylesOf } from './styles.ts';
import { createSiteSystem } from './system.ts';
import { tokens } from './tokens.ts';

const recipe = defineRecipe({
  base: { px: '6', fontWeight: 'semibold', _hover: { bg: 'sand' } },
  variants: { tone: { quiet: { px: '3' }, loud: { bg: 'brand', color: 'white' } } },
  defaultVariants: { tone: 'quiet' },
});

const given = {
  mt: '4',
  w: { base: 'full', md: '50%' },
  css: { '&[data-on]': { color: 'brass' } },
  _focusVisible: { outline: '2px solid' },
};

/** The rules that Emotion wrote under this key, without the names of classes. */
const rulesOf = (key: string) =>
  [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${key}"]`)].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/\.[\w-]+-[\w]+/g, '.class')),
  );

const show = (element: ReactNode, styles: Styles = stylesOf(createCache({ key: 'ours' }))) =>
  render(<StylesContext value={styles}>{element}</StylesContext>);

describe('an element with styles', () => {
  it.each(['quiet', 'loud'] as const)('has the rules that Chakra gives it, in %s', async (tone) => {
    const Ours = chakra('button', recipe);
    show(<Ours tone={tone} {...given} />, stylesOf(createCache({ key: tone })));
    const library = await import('@chakra-ui/react/styled-system');
    const Theirs = library.chakra('button', recipe);
    render(
      <library.ChakraProvider value={createSiteSystem()}>
        <Theirs tone={tone} {...given} />
      </library.ChakraProvider>,
    );
    const ours = rulesOf(tone);
    expect(ours.length).toBeGreaterThan(3);
    // Chakra's cache keeps the rules of the other cases.
    expect(rulesOf('css').slice(-ours.length)).toEqual(ours);
  });

  it('has a class of the same name wherever it is given the same', () => {
    const Ours = chakra('p', recipe);
    show(
      <>
        <Ours mt="4">a</Ours>
        <Ours mt="4" className="group" color={undefined}>
          b
        </Ours>
        <Ours mt="5">c</Ours>
      </>,
    );
    const [a, b, c] = ['a', 'b', 'c'].map((text) => screen.getByText(text).className);
    expect(b).toBe(`group ${a}`);
    expect(c).not.toBe(a);
  });

  it('passes attributes on, and styles do not become some', () => {
    const Link = chakra('a', recipe, { defaultProps: { rel: 'noopener' } });
    show(
      <>
        <Link href="/" tone="loud" mt="4" rel={undefined} data-x="1">
          link
        </Link>
        <chakra.img alt="picture" htmlWidth="600" width="full" />
        <chakra.p as="h2">title</chakra.p>
        <chakra.p>plain</chakra.p>
      </>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttributeNames().toSorted()).toEqual(['class', 'data-x', 'href', 'rel']);
    expect(screen.getByRole('img')).toHaveAttribute('width', '600');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('title');
    expect(screen.getByText('plain')).not.toHaveAttribute('class');
  });

  it('makes no rule that the page came with', () => {
    const cache = createCache({ key: 'known' });
    const wanted: string[] = [];
    const Ours = chakra('p', recipe);
    show(<Ours mt="4">a</Ours>, { classOf: (id) => wanted[wanted.push(id) - 1] ?? '' });
    cache.inserted[wanted[0] ?? ''] = true;
    show(<Ours mt="4">b</Ours>, stylesOf(cache));
    expect(wanted).toHaveLength(1);
    expect(screen.getByText('b')).toHaveClass(`known-${wanted[0]}`);
    expect(rulesOf('known')).toEqual([]);
  });

  it('is not without the styles of its page', () => {
    expect(() => render(<chakra.p mt="4" />, { onCaughtError: () => undefined })).toThrow(/StylesContext/);
  });
});

const sources = join(import.meta.dirname, '..');

const props = 'h|w|minH|minW|maxH|maxW|[pm][xytblr]?|gap|rowGap|columnGap|top|left|right|bottom';

/** A style prop, or one of a style object or of its breakpoints, with a plain number. */
const numbered = new RegExp(`\\b(?:${props}|base|sm|md|lg|xl)(?:="|: ')-?([\\d.]+)["']`, 'g');

describe('sizes and distances', () => {
  it('are steps of the scale, because the browser ignores a plain number', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    const unknown = files
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(sources, file), 'utf8').matchAll(numbered)]
          .filter(([, step = '']) => !(step in tokens.spacing))
          .map(([found]) => `${file}: ${found}`),
      );
    expect(unknown).toEqual([]);
  });
});
