import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { brokerForProperty } from '@estate/content/responsible';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { chakra } from '#styled-system/jsx';

/** Cuts a printed text after this number of lines. The printed URL leads to the whole text. */
const atMost = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

/**
 * The column of facts and texts; printed in two columns. Texts and lists of any length are cut in print, so that every
 * property fits on two A4 pages.
 */
export const PrintColumns = chakra('div', {
  base: {
    _print: {
      columnCount: 2,
      columnGap: '8mm',
      '& p, & li, & dt, & dd, & figcaption': { fontSize: '0.75rem', lineHeight: 'snug' },
      '& > dl:first-of-type': {
        columnSpan: 'all',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '10mm',
        mb: '3',
        '& dd': { fontSize: '1.125rem' },
      },
      '& section': { mt: '3', pt: '3' },
      '& h2': { fontSize: '1rem', mb: '1.5' },
      '& ul': { rowGap: '1' },
      '& [data-note]': atMost(8),
      '& [data-note="Beschreibung"]': atMost(18),
      '& dl > div': { py: '0.5' },
      '& ul > li > span:last-of-type': atMost(2),
      '& ul > li:nth-of-type(n + 15)': { display: 'none' },
      // Only the first floor plan is printed.
      '& li:has(figure) ~ li': { display: 'none' },
    },
  },
});

/** Print only: the agency and a short URL, which leads to the page, on the left, the contact on the right. */
export function PrintHead({ property }: { property: PublicProperty }) {
  const { name, address, phone } = texts(agency);
  const { origin } = usePageFacts();
  const { broker, email } = brokerForProperty(property);
  return (
    <chakra.div
      display="none"
      _print={{ display: 'flex' }}
      justifyContent="space-between"
      gap="6"
      mb="3"
      pb="2"
      borderBottomWidth="1px"
      lineHeight="snug"
    >
      <chakra.p overflowWrap="anywhere">
        <b>{name}</b>
        <br />
        {address.street} · {address.zipCode} {address.city}
        <br />
        {`${origin}/immobilie/${property.id}`}
      </chakra.p>
      <chakra.p flexShrink="0" textAlign="right">
        <b>Ihr Kontakt: {broker.name}</b>
        <br />
        Mobil {broker.mobile} · Büro {phone}
        <br />
        {email}
      </chakra.p>
    </chakra.div>
  );
}
