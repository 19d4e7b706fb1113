import { BadgeCheck } from 'lucide-react';
import { edgeToEdge } from '../../../../shared/ui/layout.tsx';
import { VisuallyHidden } from '../../../../shared/ui/type.tsx';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { useFavourites } from '../../../lists/favourites.ts';
import { NoteField } from '../notes/note-field.tsx';
import type { Cell, Row } from './figures.ts';
import { PropertyHeading } from './property-heading.tsx';

/** Number of properties that fit side by side on a printed page. */
export const printedColumns = 6;

/** Horizontal scroll container with a snap point at each property. On wide screens it may exceed the page's column. */
const Scroller = chakra('div', {
  base: {
    ...edgeToEdge,
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInlineStart: { base: '8rem', md: '11rem' },
    _print: { w: 'full', mx: '0', overflow: 'visible' },
    '@media screen and (min-width: 48rem)': {
      w: 'max-content',
      minW: 'full',
      maxW: 'calc(100vw - 3rem)',
      left: '50%',
      transform: 'translateX(-50%)',
    },
  },
});

const Table = chakra('table', {
  base: {
    // Borders are separate, because collapsed borders do not move with a sticky column.
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    w: 'max-content',
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'snug',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      w: { base: '11rem', md: '16rem' },
      px: { base: '2.5', md: '4' },
      py: '3',
      borderBottomWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
      hyphens: 'auto',
    },
    '& :is(th, td):first-child': {
      position: 'sticky',
      left: '0',
      zIndex: '1',
      w: { base: '8rem', md: '11rem' },
      pl: { base: '4', sm: '6', md: '0' },
      pr: '1.5',
      bg: 'paper',
      color: 'inkMuted',
    },
    '& :is(th, td):not(:first-child)': { scrollSnapAlign: 'start' },
    _print: {
      fontSize: '0.6875rem',
      '& th, & td': { w: '40mm', minW: '40mm', px: '1.5', py: '0.5', fontSize: '0.6875rem' },
      '& a': { textDecoration: 'none' },
      '& svg': { w: '0.875rem', h: '0.875rem' },
      '& :is(th, td):first-child': {
        position: 'static',
        w: '28mm',
        minW: '28mm',
        pl: '0',
        bg: 'transparent',
      },
      '& tr': { breakInside: 'avoid' },
      // In print, this table shows the labels and the first `printedColumns` properties; further tables show the
      // others.
      '& :is(th, td):nth-child(n + 8)': { display: 'none' },
    },
  },
});

function Value({ text, isBest }: Cell) {
  if (text === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>keine Angabe</VisuallyHidden>
      </>
    );
  }
  if (!isBest) return text;
  return (
    <chakra.strong display="inline-flex" gap="1.5" fontWeight="semibold">
      <span>
        {text}
        <VisuallyHidden> (bester Wert)</VisuallyHidden>
      </span>
      <chakra.span flexShrink="0" color="success">
        <BadgeCheck size={20} strokeWidth={1.5} aria-hidden />
      </chakra.span>
    </chakra.strong>
  );
}

export function ComparisonTable({
  properties,
  rows,
}: {
  properties: readonly ComparedProperty[];
  rows: readonly Row[];
}) {
  const marked = useFavourites();
  return (
    <Scroller role="region" aria-label="Vergleich" tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>Gemerkte Immobilien im Vergleich</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {properties.map((property) => (
              <th key={property.id} scope="col">
                <PropertyHeading property={property} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={properties[index]?.id}>
                  <Value {...cell} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Notiz</th>
            {properties.map((property) => (
              <td key={property.id}>
                {marked.includes(property.id) ? (
                  <NoteField property={property} />
                ) : (
                  'Erst merken, dann notieren'
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroller>
  );
}
