import { chakra } from '#styled-system/jsx';

/** A table whose rows become blocks where there is no room for columns. */
export const RecordTable = chakra('table', {
  base: {
    display: { base: 'block', _roomMd: 'table' },
    w: 'full',
    bg: 'card',
    borderWidth: '1px',
    borderRadius: 'card',
    borderCollapse: 'separate',
    borderSpacing: '0',
  },
});

export const TableHead = chakra('thead', { base: { _belowRoomMd: { display: 'none' } } });

export const TableBody = chakra('tbody', {
  base: { display: { base: 'block', _roomMd: 'table-row-group' } },
});

export const ColumnHead = chakra(
  'th',
  { base: { px: '3', py: '2', textAlign: 'left', fontWeight: 'medium', color: 'inkMuted' } },
  { defaultProps: { scope: 'col' } },
);

export const Row = chakra('tr', {
  base: {
    display: { base: 'block', _roomMd: 'table-row' },
    py: { base: '3', _roomMd: '0' },
    borderTopWidth: { base: '1px', _roomMd: '0' },
    _hover: { bg: 'paper' },
  },
});

export const Cell = chakra('td', {
  base: {
    display: { base: 'inline-block', _roomMd: 'table-cell' },
    px: { base: '4', _roomMd: '3' },
    py: { base: '0.5', _roomMd: '2' },
    verticalAlign: 'top',
    borderTopWidth: { _roomMd: '1px' },
  },
  variants: {
    /** Where rows are shown as blocks, the cell takes a whole line. */
    isLine: { true: { w: { base: 'full', _roomMd: 'auto' }, overflowWrap: 'anywhere' } },
  },
});
