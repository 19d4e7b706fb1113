import { BellPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isFiltered } from '@estate/contracts/listing-filter';
import { type ListingSearch, parseWishSearch } from '@estate/contracts/listing-filter';
import { ButtonLink } from '../../ui/button.tsx';

/** Leads to the search order with the filters of this search filled in; nothing to take over, no link. */
export function SearchOrderLink({
  search,
  ...look
}: { search: ListingSearch } & Pick<
  ComponentProps<typeof ButtonLink>,
  'tone' | 'px' | 'fontSize' | '_hover'
>) {
  if (!isFiltered(search)) return null;
  return (
    <ButtonLink to="/suchauftrag" search={parseWishSearch({ ...search })} {...look}>
      <BellPlus size={18} strokeWidth={1.5} aria-hidden />
      Suchauftrag mit diesen Filtern
    </ButtonLink>
  );
}
