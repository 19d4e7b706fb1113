import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { valueText } from './json-text.ts';
import type { OutlineRow } from './outline.ts';

/** Deeper rows are not indented further, because a phone has no room for it. */
const maxIndent = 16;

const Value = chakra('span', {
  variants: {
    kind: {
      string: { color: 'success' },
      number: { color: 'brassDeep' },
      boolean: { color: 'danger' },
      other: { color: 'inkMuted' },
    },
  },
});

const kindOf = (value: unknown) => {
  const kind = typeof value;
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'other';
};

/** One row of the tree: arrow, name and value. */
export function JsonLine({
  id,
  row: { name, value, depth, isOpen, position, siblings },
  isActive,
  offset,
  height,
  onClick,
}: {
  id: string;
  row: OutlineRow;
  isActive: boolean;
  offset: number;
  height: number;
  onClick: () => void;
}) {
  return (
    <chakra.div
      role="treeitem"
      id={id}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isActive}
      position="absolute"
      insetInline="0"
      top="0"
      display="flex"
      alignItems="center"
      gap="1"
      pr="3"
      whiteSpace="nowrap"
      overflow="hidden"
      cursor={isOpen === null ? 'default' : 'pointer'}
      bg={isActive ? 'sand' : undefined}
      _hover={{ bg: 'sand' }}
      style={{
        height,
        transform: `translateY(${offset}px)`,
        paddingLeft: `${0.5 + Math.min(depth, maxIndent)}rem`,
      }}
      onClick={onClick}
    >
      <chakra.span flexShrink="0" w="4" color="inkMuted" aria-hidden>
        {isOpen !== null && (
          <ChevronRight
            size={16}
            strokeWidth={1.5}
            style={isOpen ? { transform: 'rotate(90deg)' } : undefined}
          />
        )}
      </chakra.span>
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {name !== null && <span>{name}: </span>}
        <Value kind={kindOf(value)}>{valueText(value)}</Value>
      </chakra.span>
    </chakra.div>
  );
}
