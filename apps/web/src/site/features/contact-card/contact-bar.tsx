import { brokerForProperty } from '@estate/content/brokers';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor, ButtonLink } from '../../../shared/ui/button.tsx';
import { offerId } from './offer-id.ts';

/**
 * Whether any part of the element with this id is on the screen now. By its id, because the element stands in the page as
 * the server sent it before React has it.
 */
function useIsOnScreen(id: string): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setShown(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setShown(false);
    };
  }, [id]);
  return isShown;
}

/**
 * Hidden, the bar stays in its place above the footer and looks like a part of it. Without the place the page would become
 * shorter under whoever reads its end.
 */
const hidden = {
  position: 'static',
  bg: 'brand',
  borderColor: 'brand',
  css: { '& > *': { visibility: 'hidden' } },
} as const;

/** Not sticky on low screens, like the header. */
const shown = {
  position: 'sticky',
  bg: 'card',
  css: { '@media (max-height: 26rem)': { position: 'static' } },
} as const;

/**
 * A sticky bar with the two main contact actions at the foot of small screens. It hides while any part of the offer is on
 * the screen, because the page itself offers the same there, and the bar would cover fields and errors.
 */
export function ContactBar({
  city,
  country,
  isOpen,
}: {
  city: string | null | undefined;
  country: string | null | undefined;
  /** False for a sold or let property, which has no exposé. */
  isOpen: boolean;
}) {
  const { broker } = brokerForProperty({ city, country });
  const isOffered = useIsOnScreen(offerId);
  return (
    <chakra.div
      hideFrom="lg"
      _print={{ display: 'none' }}
      {...(isOffered ? hidden : shown)}
      bottom="0"
      zIndex="bar"
      display="grid"
      gridTemplateColumns="1fr auto"
      gap="3"
      px="4"
      py="3"
      pb="max(0.75rem, env(safe-area-inset-bottom))"
      borderTopWidth="1px"
    >
      {isOpen ? (
        <ButtonLink to="." hash="expose" px={{ base: '3', sm: '6' }}>
          Exposé anfordern
        </ButtonLink>
      ) : (
        <ButtonLink to="/suchauftrag">Suchauftrag erteilen</ButtonLink>
      )}
      <ButtonAnchor href={`tel:${broker.mobile.e164}`} tone="outline">
        <Phone size={18} strokeWidth={1.5} aria-hidden />
        Anrufen
      </ButtonAnchor>
    </chakra.div>
  );
}
