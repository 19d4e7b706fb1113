import { chakra } from '../../../theme/chakra.tsx';

/** A white surface with a hairline: a form, a result, a tile. */
export const Panel = chakra('section', {
  base: { bg: 'card', borderWidth: '1px', borderRadius: 'card', p: { base: '4', md: '6' } },
});
