import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { headerAction, headerNavigation } from '@estate/content/navigation';
import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink, StyledLink } from '../../../shared/ui/button.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { FavouritesLink } from './favourites-link.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { NavMenu } from './nav-menu.tsx';
import { OfficePhone } from './office-phone.tsx';
import { WordMark } from '../../../shared/ui/word-mark.tsx';

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 0);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}

export function SiteHeader() {
  const isScrolled = useIsScrolled();
  return (
    <chakra.header
      // The header is not sticky on low screens (a phone in landscape, 400 % zoom), because the page needs the
      // height.
      position="sticky"
      containerType="inline-size"
      // The scrolled state is an attribute, so that the first scroll changes no class names.
      css={{
        '@media (max-height: 26rem)': { position: 'static' },
        '&[data-scrolled]': { borderColor: 'hairline' },
      }}
      top="0"
      zIndex="header"
      bg="card"
      borderBottomWidth="1px"
      data-scrolled={isScrolled || undefined}
      borderColor="transparent"
      transition="colors"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        h="calc(var(--header-height) - 1px)"
        maxW="page"
        mx="auto"
        px="gutter"
      >
        <StyledLink
          to="/"
          aria-label={`${texts(agency).name}, zur Startseite`}
          display="flex"
          borderRadius="card"
        >
          <WordMark tone="dark" />
        </StyledLink>
        <chakra.nav aria-label="Hauptmenü" _belowRoomLg={{ display: 'none' }} ml="auto">
          <chakra.ul display="flex" gap="1">
            {headerNavigation.slice(1).map((entry) => (
              <NavMenu key={entry.label} entry={entry} />
            ))}
          </chakra.ul>
        </chakra.nav>
        <chakra.div display="flex" alignItems="center" gap={{ base: '1', lg: '3' }}>
          {/* Below 80rem there is room for the sign only. */}
          <OfficePhone
            tone="quiet"
            css={{
              whiteSpace: 'nowrap',
              _belowRoomLg: { display: 'none' },
              _belowRoomXl: { '& > span': { display: 'none' } },
            }}
          />
          <FavouritesLink />
          <ButtonLink to={pathOf(headerAction)} size="sm" _belowRoomLg={{ display: 'none' }} fontSize="sm">
            {headerAction.label}
          </ButtonLink>
          <NavDrawer />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
