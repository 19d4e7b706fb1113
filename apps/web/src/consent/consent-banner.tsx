import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { type ConsentChoice, saveConsent } from './preferences.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/layout.tsx';
import { LegalLinks } from './legal-links.tsx';
import { consentTexts } from './texts.ts';

export const acceptAll: ConsentChoice = { analytics: true, marketing: true };
export const onlyNecessary: ConsentChoice = { analytics: false, marketing: false };

/** Adds padding as high as the banner, so that it covers neither the end of the page nor the focused element. */
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
      maxH="80dvh"
      overflowY="auto"
    >
      <Container
        display="grid"
        columnGap="12"
        rowGap="4"
        alignItems="center"
        py={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 15rem' }}
      >
        <div>
          <chakra.h2 id="cookie-hinweis" fontSize={{ base: 'md', md: 'lg' }}>
            {consentTexts.title}
          </chakra.h2>
          <chakra.div display="grid" gap="1" mt="2" mb="1" fontSize="xs" lineHeight="1.5" maxW="54rem">
            {consentTexts.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </chakra.div>
          <LegalLinks />
        </div>
        <chakra.div
          display="grid"
          gap="2.5"
          gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)', lg: '1fr' }}
        >
          <Button px="3" onClick={() => saveConsent(acceptAll)}>
            Alle akzeptieren
          </Button>
          <Button px="3" onClick={() => saveConsent(onlyNecessary)}>
            Nur notwendige
          </Button>
          <Button px="3" onClick={onSettings}>
            Einstellungen
          </Button>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
