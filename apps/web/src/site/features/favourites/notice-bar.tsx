import { chakra } from '#styled-system/jsx';

/** Notice above the list: a text and a button or link beside it. */
export const NoticeBar = chakra(
  'div',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      p: '4',
      mb: '6',
      bg: 'sand',
      borderRadius: 'card',
    },
  },
  { defaultProps: { role: 'status' } },
);
