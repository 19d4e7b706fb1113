import { useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { type ConsentChoice, saveConsent } from './preferences.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Container } from '../../shared/ui/layout.tsx';
import { LegalLinks } from './legal-links.tsx';
import { consentTexts } from './consent-texts.ts';

export const acceptAll: ConsentChoice = { analytics: true, maps: true };
export const onlyNecessary: ConsentChoice = { analytics: false, maps: false };

/** Adds padding as high as the banner, so that the banner covers neither the page's end nor the focused element. */
function keepClearOf(banner: HTMLElement): () => void {
  const clear = (height: string) => {
    document.body.style.paddingBottom = height;
    document.documentElement.style.scrollPaddingBottom = height;
  };
  const measure = () => clear(`${banner.offsetHeight}px`);
  measure();
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
    clear('');
  };
}

/** Asks for consent without blocking the page. Its three buttons look the same (TDDDG §25). */
export function ConsentBanner({ onSettings }: { onSettings: () => void }) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current ? keepClearOf(banner.current) : undefined), []);

  return (
    <chakra.section
      ref={banner}
      aria-labelledby="cookie-hinweis"
      aria-live="polite"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="30"
      bg="card"
      borderTopWidth="1px"
      boxShadow="soft"
      maxH={{ base: '40dvh', lg: '80dvh' }}
      // A low screen (400 % zoom) or large text would leave less than two lines of the text.
      css={{ '@media (max-height: 30rem)': { maxHeight: '85dvh' } }}
      display="flex"
      _print={{ display: 'none' }}
    >
      <Container
        display="grid"
        columnGap="12"
        rowGap={{ base: '1.5', md: '3' }}
        alignItems={{ lg: 'center' }}
        py={{ base: '2', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 15rem' }}
        // On a low screen the text scrolls and the buttons stay visible.
        gridTemplateRows={{ base: 'minmax(0, 1fr) auto', lg: 'auto' }}
      >
        <chakra.div overflowY="auto">
          <chakra.h2 id="cookie-hinweis" fontSize="lg" srOnly={{ base: true, md: false }}>
            {consentTexts.title}
          </chakra.h2>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            columnGap="5"
            alignItems="center"
            mt={{ md: '1' }}
            fontSize={{ base: '0.8125rem', md: 'xs' }}
            lineHeight="snug"
            maxW="54rem"
          >
            {consentTexts.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <LegalLinks />
          </chakra.div>
        </chakra.div>
        <chakra.div
          display="grid"
          gap={{ base: '2', lg: '2.5' }}
          gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', _largeText: '1fr', lg: '1fr' }}
          css={{
            '& button': { paddingInline: '0.25rem', smDown: { fontSize: '0.8125rem', minHeight: '2.75rem' } },
          }}
        >
          <Button onClick={() => saveConsent(acceptAll)}>Alle akzeptieren</Button>
          <Button onClick={() => saveConsent(onlyNecessary)}>Nur notwendige</Button>
          <Button onClick={onSettings}>Einstellungen</Button>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
