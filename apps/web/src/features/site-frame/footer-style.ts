import { chakra } from '../../theme/chakra.tsx';

/** Text and links of the footer have the same line height, so that its columns align. */
export const lineStyle = { display: 'flex', alignItems: 'center', minH: '8' } as const;

export const linkStyle = { ...lineStyle, display: 'inline-flex', _hover: { color: 'brassLight' } } as const;

export const ColumnTitle = chakra('h2', {
  base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'semibold', color: 'brassLight', mb: '3' },
});
