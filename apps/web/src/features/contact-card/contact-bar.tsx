import { chakra } from '@chakra-ui/react/styled-system';
import { brokerForProperty } from '@estate/content/brokers';
import { Phone } from 'lucide-react';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { useIsOnScreen } from './use-is-on-screen.ts';

/**
 * A sticky bar with the two main contact actions at the foot of small screens. It hides while any part of `offer` is on
 * the screen, because the page itself offers the same there, and the bar would cover fields and errors.
 */
export function ContactBar({
  city,
  country,
  isOpen,
  offer,
}: {
  city: string | null | undefined;
  country: string | null | undefined;
  /** False for a sold or let property, which has no exposé. */
  isOpen: boolean;
  /** The form, or what stands in its place. */
  offer: HTMLElement | null;
}) {
  const { broker } = brokerForProperty({ city, country });
  const isOffered = useIsOnScreen(offer);
  return (
    <chakra.div
      hideFrom="lg"
      _print={{ display: 'none' }}
      // Not sticky on low screens, like the header.
      position="sticky"
      css={{ '@media (max-height: 26rem)': { position: 'static' } }}
      bottom="0"
      zIndex="bar"
      visibility={isOffered ? 'hidden' : undefined}
      display="grid"
      gridTemplateColumns="1fr auto"
      gap="3"
      px="4"
      py="3"
      pb="max(0.75rem, env(safe-area-inset-bottom))"
      bg="card"
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
