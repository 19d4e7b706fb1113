import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import type {
  chakra as chakraOfChakra,
  RecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import hash from '@emotion/hash';
import { isCssProperty } from '@pandacss/is-valid-prop';
import { createElement, type ElementType, type FunctionComponent, use } from 'react';
import { StylesContext } from './styles.ts';

const { utilities = {}, conditions = {} } = defaultBaseConfig;

const ofChakra: ReadonlySet<string> = new Set([
  'css',
  ...Object.entries(utilities).flatMap(([name, { shorthand = [] }]) => [name, ...[shorthand].flat()]),
  ...Object.keys(conditions).map((condition) => `_${condition}`),
]);

/** Whether a property of an element is a style; all others are attributes. */
const isStyleProp = (name: string): boolean => ofChakra.has(name) || isCssProperty(name);

type Props = Readonly<Record<string, unknown>>;

/** Attributes whose own name is that of a style. */
const attributeNames: Readonly<Record<string, string>> = {
  htmlWidth: 'width',
  htmlHeight: 'height',
  htmlSize: 'size',
  htmlTranslate: 'translate',
};

/** Properties by what they are; of two with one name the later counts, and an undefined one does not. */
function sortProps(sources: readonly Props[], variants: ReadonlySet<string>) {
  const attributes: Record<string, unknown> = {};
  const chosen: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const props of sources)
    for (const [name, value] of Object.entries(props)) {
      if (value === undefined) continue;
      if (variants.has(name)) chosen[name] = value;
      else if (isStyleProp(name)) own[name] = value;
      else attributes[attributeNames[name] ?? name] = value;
    }
  return { attributes, chosen, own };
}

/** Short, because it is part of what is hashed for each element; empty for a recipe without styles. */
function idOf(recipe: RecipeDefinition): string {
  const text = JSON.stringify(recipe);
  return text === '{}' ? '' : hash(text);
}

/** A component for `tag` with the styles of its recipe and of its own properties. */
function styled(
  tag: ElementType,
  recipe: RecipeDefinition = {},
  { defaultProps = {} }: { defaultProps?: Props } = {},
): FunctionComponent<Props> {
  const variants = new Set(Object.keys(recipe.variants ?? {}));
  // Made with the first element, because a page shows few of all the recipes that its script brings.
  let recipeId: string | undefined;

  return function Styled({ as, className, ...given }) {
    const styles = use(StylesContext);
    if (!styles) throw new Error('An element with styles needs StylesContext around it');
    const { attributes, chosen, own } = sortProps([defaultProps, given], variants);
    recipeId ??= idOf(recipe);
    const input = recipeId + JSON.stringify([chosen, own]);
    const classes = [className];
    if (input !== '[{},{}]')
      classes.push(
        styles.classOf(hash(input), ({ css, cva }) => {
          const { css: further, ...props } = own as SystemStyleObject & { css?: SystemStyleObject[] };
          return css(cva(recipe)(chosen), ...[further ?? []].flat(), props);
        }),
      );
    return createElement((as as ElementType | undefined) ?? tag, {
      ...attributes,
      className: classes.filter(Boolean).join(' ') || undefined,
    });
  };
}

const plain = new Map<string, FunctionComponent<Props>>();

/** The component for a tag without a recipe, always the same one. */
function plainOf(tag: string): FunctionComponent<Props> {
  const component = plain.get(tag) ?? styled(tag as ElementType);
  plain.set(tag, component);
  return component;
}

/**
 * Chakra's `chakra`, with the same properties, recipes and rules, and classes named by what an element was given. So the name
 * is known without the rule: Chakra would compute the rule of each element at each render, on the server and again while the
 * browser takes over a page that has all rules already (decision 33). `asChild` is not supported.
 */
export const chakra = new Proxy(styled, {
  get: (_styled, tag: string) => plainOf(tag),
}) as typeof chakraOfChakra;
