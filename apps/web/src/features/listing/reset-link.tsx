import type { ListingSort } from '@estate/contracts/listing-filter';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../ui/button.tsx';

/** To the list without filters; it keeps its order, and the page its place. */
export const ResetLink = ({
  sort,
  ...link
}: { sort: ListingSort | undefined } & Pick<ComponentProps<typeof ButtonLink>, 'tone' | 'children'>) => (
  <ButtonLink {...link} to="/immobilien" search={{ sort }} resetScroll={false} />
);
