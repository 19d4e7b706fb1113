import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 12rem) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { sm: '1' },
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'inkMuted' },
    '& dd': { whiteSpace: 'pre-wrap', mb: { base: '2', sm: '0' } },
  },
});

/** Terms with their values, beside each other where there is room; a term without a value is left out. */
export function Facts({
  facts,
  ...style
}: { facts: Readonly<Record<string, ReactNode>> } & ComponentProps<typeof List>) {
  return (
    <List {...style}>
      {Object.entries(facts)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </List>
  );
}
