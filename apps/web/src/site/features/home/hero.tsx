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

/** Headline and slogan of visitor-area §2, Home, the property search, and the picture of the evening below them. */
export function Hero() {
  const { headline, slogan } = texts(home);
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      bg="brand"
      color="white"
      // The image is below the text, so the padding reserves most of the image's height.
      pb={{ base: '12rem', md: '14rem', xl: 'max(15rem, 17vw)' }}
    >
      <Container position="relative" zIndex="1" pt={{ base: '8', md: '14' }}>
        <chakra.h1
          fontSize={{ base: 'clamp(1.25rem, 6.6vw, 2.25rem)', md: '3xl', xl: '3.5rem' }}
          letterSpacing="-0.015em"
        >
          {headline}
        </chakra.h1>
        <chakra.p
          mt={{ base: '4', md: '5' }}
          fontSize={{ base: 'xs', md: 'sm' }}
          fontWeight="semibold"
          letterSpacing="wide"
          color="brassLight"
          hyphens="none"
        >
          {slogan}
        </chakra.p>
        <QuickSearch />
        <ButtonRow mt={{ base: '4', md: '6' }}>
          {actions.map(({ label, to, tone }) => (
            <ButtonLink key={to} to={to} tone={tone}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
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
