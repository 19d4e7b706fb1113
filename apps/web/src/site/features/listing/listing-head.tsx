import { listingsPage } from '@estate/content/listings-page';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { PageTitle, textLink } from '../../../shared/ui/type.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { typeset } from '../../ui/typeset.tsx';

export function ListingHead() {
  return (
    <>
      <PageTitle>{listingsPage.title}</PageTitle>
      <chakra.p mt="2" mb={{ base: '4', md: '5' }} fontSize="sm" textWrap="pretty">
        {typeset(listingsPage.offMarketNote)}{' '}
        <StyledLink to={pathOf({ to: '/suchauftrag' })} css={textLink}>
          {listingsPage.offMarketLink}
        </StyledLink>
        .
      </chakra.p>
    </>
  );
}
