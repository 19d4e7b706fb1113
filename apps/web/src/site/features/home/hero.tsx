import poster from './hero.svg';
import { home } from '@estate/content/sections/home';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ButtonRow, Container } from '../../../shared/ui/layout.tsx';
import { heroScene } from './hero-scene.ts';
import { HeroVideo } from './hero-video.tsx';
import { QuickSearch } from './quick-search.tsx';

const actions: readonly { label: string; to: string; tone: 'light' | 'lightOutline' }[] = [
  { label: 'Immobilie verkaufen', to: '/verkaufen', tone: 'light' },
  { label: 'Immobilien ansehen', to: '/immobilien', tone: 'lightOutline' },
];

/** Image, headline and slogan of visitor-area §2, Home, and the property search. */
export function Hero() {
  const { headline, slogan } = texts(home);
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      bg="brand"
      color="white"
      minH={{ lg: 'min(46rem, calc(100dvh - 72px))' }}
      // Below `lg` the image is under the text, so the padding reserves the image's height.
      pb={{ base: '13rem', sm: '15rem', md: '19rem', lg: '0' }}
      css={{ '@media (min-width: 120rem)': { minHeight: 'min(56rem, calc(100dvh - 72px))' } }}
      display="flex"
      alignItems="center"
    >
      <Container
        position="relative"
        zIndex="1"
        pt={{ base: '8', md: '14' }}
        // On a high screen the text is moved up from the middle, so that it does not cover the water in the image.
        pb={{ base: '8', md: '14', lg: 'clamp(3.5rem, 100dvh - 38rem, 11rem)' }}
      >
        <chakra.h1
          // Phones have no limit in `ch`, because rounding can make it narrower than the longest word, which would
          // then break.
          maxW={{ md: '22ch' }}
          fontSize={{ base: 'clamp(1.25rem, 6.6vw, 2.25rem)', md: '3xl', xl: '3.5rem' }}
          letterSpacing="-0.015em"
        >
          {headline}
        </chakra.h1>
        <chakra.p
          mt="5"
          fontSize={{ base: 'xs', md: 'sm' }}
          fontWeight="semibold"
          letterSpacing="wide"
          color="brassLight"
          hyphens="none"
        >
          {slogan}
        </chakra.p>
        <ButtonRow mt={{ base: '6', lg: '8' }}>
          {actions.map(({ label, to, tone }) => (
            <ButtonLink key={to} to={to} tone={tone}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
        <QuickSearch />
      </Container>
      {/*
       * The image comes after the text in the HTML, because it is aligned to the section's lower edge. Browsers paint
       * partially received pages, and an earlier image would move down while the text arrives.
       */}
      <chakra.img
        src={poster}
        alt=""
        htmlWidth={4800}
        htmlHeight={900}
        fetchPriority="high"
        decoding="sync"
        transform="translateX(-50%)"
        css={heroScene}
      />
      <HeroVideo />
    </chakra.section>
  );
}
