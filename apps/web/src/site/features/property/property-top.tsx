import type { ReactNode } from 'react';
import type { PropertyCard, PublicProperty } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { PropertyBar } from './property-bar.tsx';
import { PropertyHead } from './property-head.tsx';

/**
 * Hides the top on phones until the browser has parsed its end, because CSS displays the bar and the head in another
 * order than the markup.
 */
const untilParsed = { '&:not(:has(> [hidden]))': { visibility: { mdDown: 'hidden' } } } as const;

/** The top of a property page. Until the property has loaded, it shows the card's data. `children` is the picture. */
export const PropertyTop = ({
  property,
  children,
}: {
  property: PublicProperty | PropertyCard;
  children: ReactNode;
}) => (
  <chakra.div position="relative" display="flex" flexDirection="column" css={untilParsed}>
    <PropertyBar property={property} />
    <PropertyHead property={property} />
    {children}
    <span hidden />
  </chakra.div>
);
