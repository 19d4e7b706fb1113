import { chakra } from '#styled-system/jsx';

/** Terms with their values, beside each other where there is room. */
export const FactList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'max-content 1fr' },
    columnGap: '4',
    rowGap: '1',
  },
});

export const Term = chakra('dt', { base: { color: 'inkMuted' } });
