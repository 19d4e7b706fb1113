import { phoneLink } from '@estate/content/phone';
import { type AssignableProperty, brokerForProperty } from '@estate/content/responsible';
import type { PropertyForm } from '@estate/domain/forms/forms-of-property';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor, ButtonLink } from '../../../shared/ui/button.tsx';

/** Whether any part of the element is in the viewport. The element is null until it is rendered. */
function useIsOnScreen(element: Element | null): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setShown(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setShown(false);
    };
  }, [element]);
  return isShown;
}

/**
 * The hidden bar keeps its height above the footer and has the footer's colour. Removing it would shorten the page and
 * move the text of a visitor who reads its end.
 */
const hidden = {
  position: 'static',
  bg: 'brand',
  borderColor: 'brand',
  css: { '& > *': { visibility: 'hidden' } },
} as const;

/** The visible bar is sticky except on low screens, like the header. */
const shown = {
  position: 'sticky',
  bg: 'card',
  css: { '@media (max-height: 26rem)': { position: 'static' } },
} as const;

/**
 * A sticky bar with the two main contact actions at the foot of small screens. It is hidden while any part of the
 * element `offer` is in the viewport, because this part of the page has the same actions, and the bar would cover the
 * form's fields and errors.
 */
export function ContactBar({
  property,
  form,
  isOpen,
  offer,
}: {
  property: AssignableProperty;
  /** The most wanted form of the property. */
  form: PropertyForm;
  /** False for a sold or let property, which has no exposé. */
  isOpen: boolean;
  /** The part of the page with the forms, or the section that replaces them if the property is sold or let. */
  offer: Element | null;
}) {
  const { broker } = brokerForProperty(property);
  const isOfferVisible = useIsOnScreen(offer);
  return (
    <chakra.div
      hideFrom="lg"
      _print={{ display: 'none' }}
      {...(isOfferVisible ? hidden : shown)}
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
        <ButtonLink to="." hash={form.slug} px={{ base: '3', sm: '6' }}>
          {form.kind === 'application' ? 'Bewerben' : form.texts.label}
        </ButtonLink>
      ) : (
        <ButtonLink to="/suchauftrag">Suchauftrag erteilen</ButtonLink>
      )}
      <ButtonAnchor href={phoneLink(broker.mobile)} tone="outline">
        <Phone size={18} strokeWidth={1.5} aria-hidden />
        Anrufen
      </ButtonAnchor>
    </chakra.div>
  );
}
