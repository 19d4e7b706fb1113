import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { openingHoursText } from '@estate/content/opening-hours';
import { texts } from '@estate/content/texts';
import { cookieSettingsLabel, footerNavigation } from '@estate/content/navigation';
import { frame } from '@estate/content/sections/frame';
import { openCookieSettings } from '../../consent/settings-event.ts';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { Container } from '../../../shared/ui/layout.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { FooterNavigation, lineStyle, linkStyle, ColumnTitle } from './footer-navigation.tsx';
import { WordMark } from '../../../shared/ui/word-mark.tsx';

const Line = chakra('p', { base: lineStyle });

export function SiteFooter() {
  const { address, phone, email, name, openingHours } = texts(agency);
  const { madeAt } = usePageFacts();
  return (
    <chakra.footer bg="brand" color="white" pt={{ base: '10', md: '16' }} pb="8">
      <Container>
        <chakra.div
          display="grid"
          gap={{ base: '8', xl: '16' }}
          // The columns are as wide as their longest line, so that no line breaks.
          gridTemplateColumns={{ base: '1fr', md: '1fr auto', lg: 'minmax(0, 1fr) auto auto auto' }}
        >
          <chakra.div>
            <WordMark tone="light" />
            <chakra.p mt="4" maxW="22rem">
              {texts(frame).footerText}
            </chakra.p>
            <chakra.a
              href={phoneLink(phone)}
              display="inline-block"
              mt="6"
              fontFamily="heading"
              fontSize={{ base: '2.125rem', _largeText: 'lg', md: '3xl' }}
              lineHeight="heading"
              color="brassLight"
              _hover={{ color: 'white' }}
            >
              {phone}
            </chakra.a>
          </chakra.div>
          <FooterNavigation />
          <chakra.div>
            <ColumnTitle>Kontakt</ColumnTitle>
            <chakra.address fontStyle="normal">
              <Line>{address.street}</Line>
              <Line>
                {address.zipCode} {address.city}
              </Line>
              <Line>
                <chakra.a href={`mailto:${email}`} css={linkStyle}>
                  {email}
                </chakra.a>
              </Line>
            </chakra.address>
          </chakra.div>
          <chakra.div>
            <ColumnTitle>Öffnungszeiten</ColumnTitle>
            {openingHours.map(openingHoursText).map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </chakra.div>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="8"
          rowGap="2"
          mt="10"
          pt="6"
          borderTopWidth="1px"
          borderColor="brandHover"
          fontSize="xs"
        >
          <Line>
            {/* One child element, because whitespace between the children of a flex container is not rendered. */}
            <span>
              © {new Date(madeAt).getUTCFullYear()} <span translate="no">{name}</span>
            </span>
          </Line>
          <chakra.nav aria-label="Rechtliches">
            <chakra.ul display="flex" flexWrap="wrap" columnGap="6">
              {footerNavigation.map((entry) => (
                <li key={entry.to}>
                  <StyledLink to={pathOf(entry)} css={linkStyle}>
                    {entry.label}
                  </StyledLink>
                </li>
              ))}
              <li data-needs-script>
                <chakra.button type="button" onClick={openCookieSettings} css={linkStyle}>
                  {cookieSettingsLabel}
                </chakra.button>
              </li>
            </chakra.ul>
          </chakra.nav>
        </chakra.div>
      </Container>
    </chakra.footer>
  );
}
