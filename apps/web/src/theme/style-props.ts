import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { isCssProperty } from '@pandacss/is-valid-prop';

const { utilities = {}, conditions = {} } = defaultBaseConfig;

const ofChakra: ReadonlySet<string> = new Set([
  'css',
  ...Object.entries(utilities).flatMap(([name, { shorthand = [] }]) => [name, ...[shorthand].flat()]),
  ...Object.keys(conditions).map((condition) => `_${condition}`),
]);

/** Whether a property of an element is a style; all others are attributes. */
export const isStyleProp = (name: string): boolean => ofChakra.has(name) || isCssProperty(name);
