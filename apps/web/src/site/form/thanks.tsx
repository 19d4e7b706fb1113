import { agency } from '@estate/content/sections/agency';
import { formWords } from '@estate/content/sections/forms';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { answerDay } from '@estate/content/office-days';
import { brokerBySlug } from '@estate/content/brokers';
import { allFacts, fillIn } from '@estate/domain/forms/facts';
import { type Form, formId, goOnOf, type Values } from '@estate/domain/forms/form';
import { Phone } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonAnchor, ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import type { SentReceipt } from '@estate/domain/forms/form-state';
import { leadNumber } from '@estate/domain/forms/lead-number';
import { longDateTime } from '@estate/domain/text/date-time';
import { BrokerPhoto } from '../ui/broker-photo.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { typeset } from '../ui/typeset.tsx';
import { SentFacts } from './sent-facts.tsx';

/** A link to a page that a visitor may need after sending the form of `page`. */
function GoOn({ to, page }: { to: Form['goOn'][number]; page: string | undefined }) {
  switch (to) {
    case 'listings':
      return (
        <ButtonLink to="/immobilien" tone="outline">
          Zu den Immobilien
        </ButtonLink>
      );
    case 'search':
      return (
        <ButtonLink to="/suchauftrag" tone="outline">
          Suchauftrag erteilen
        </ButtonLink>
      );
    case 'papers':
      return (
        <ButtonLink to="/verkaufen/unterlagen" tone="outline">
          Checkliste der Unterlagen
        </ButtonLink>
      );
    case 'viewing':
      return page?.startsWith('/immobilie/') ? (
        <ButtonLink to={page} hash="besichtigung" tone="outline">
          Besichtigung anfragen
        </ButtonLink>
      ) : null;
  }
}

/**
 * Confirmation that replaces a sent form, also used on /danke: who answers by when, the sent values, and links to
 * further pages. Toast and mail use the same texts.
 */
export function Thanks({
  form,
  page,
  broker: slug,
  receipt,
  body,
  summary,
  onAgain,
  title,
  heading,
  children,
}: {
  form: Form;
  page?: string | undefined;
  broker?: string | undefined;
  /** The receipt of a declaration, which says when it arrived. */
  receipt?: SentReceipt;
  /** The sent values; not known on /danke, which anybody can open. */
  body?: Values;
  /** A description of the sent values that replaces the list of fields. */
  summary?: string | undefined;
  onAgain?: () => void;
  /** Replaces the heading, for a page of its own. */
  title?: ReactNode;
  /** Ref of the heading for a caller that moves the focus itself. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
}) {
  const own = useRef<HTMLHeadingElement>(null);
  const { title: thanks, text, promise } = texts(formWords).answers[form.consent];
  useEffect(() => {
    // If the form had the focus, `body` is active now. Any other focus stays, e.g. in another form of the page.
    if (document.activeElement !== document.body) return;
    own.current?.focus({ preventScroll: true });
    own.current?.scrollIntoView({ block: 'center' });
  }, []);
  const [sentAt] = useState(() => new Date());
  const broker = brokerBySlug(slug);
  const phone = broker?.mobile ?? texts(agency).phone;
  const path = page?.split('?')[0];
  const answer = fillIn(promise, {
    Person: broker?.name ?? texts(agency).name,
    Tag: answerDay(form, sentAt, body),
  });
  const facts = body ? allFacts(form, body).map(({ field, text }) => [field.label, text] as const) : [];
  const sent = summary ?? facts.map((fact) => fact.join(': ')).join('\n');
  return (
    <chakra.div
      role="group"
      aria-label="Gesendet"
      {...(receipt ? { id: formId(form) } : {})}
      p={{ base: '5', md: '7' }}
      bg="card"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="success"
      borderRadius="card"
      textAlign="left"
    >
      {title ?? (
        <chakra.h3 ref={heading ?? own} tabIndex={-1} fontSize="lg" _focusVisible={{ outline: 'none' }}>
          {thanks}
        </chakra.h3>
      )}
      <chakra.p mt="2">{typeset(text)}</chakra.p>
      <chakra.div display="flex" gap="4" alignItems="center" mt="5">
        {broker && (
          <BrokerPhoto
            broker={broker}
            sizes="72px"
            loading="lazy"
            w="72px"
            h="96px"
            borderRadius="card"
            flexShrink="0"
          />
        )}
        {/* Server and browser may compute different days if the page was rendered shortly before closing time. */}
        <chakra.p fontWeight="medium" suppressHydrationWarning>
          {answer}
        </chakra.p>
      </chakra.div>
      {receipt && (
        <chakra.div mt="5">
          <SentFacts
            label="Eingangsbestätigung"
            facts={[
              ...(receipt.received_at === undefined
                ? []
                : [['Eingegangen', longDateTime(new Date(receipt.received_at))] as const]),
              ['Nummer', leadNumber(receipt.id)],
              ...facts,
            ]}
          />
        </chakra.div>
      )}
      {sent && !receipt && (
        <chakra.div mt="5" fontSize="xs" color="inkMuted" overflowWrap="anywhere">
          <chakra.p fontWeight="medium">Das haben Sie gesendet:</chakra.p>
          <chakra.p role="group" aria-label="Ihre Angaben" whiteSpace="pre-line">
            {sent}
          </chakra.p>
        </chakra.div>
      )}
      <Row gap="3" mt="6" flexWrap="wrap">
        <ButtonAnchor href={phoneLink(phone)}>
          <Phone size={18} strokeWidth={1.5} aria-hidden />
          {phone}
        </ButtonAnchor>
        {goOnOf(form, path).map((to) => (
          <GoOn key={to} to={to} page={path} />
        ))}
        {receipt && <PrintButton />}
        {onAgain && !receipt && (
          <Button tone="outline" onClick={onAgain}>
            Weiteres senden
          </Button>
        )}
        {children}
      </Row>
    </chakra.div>
  );
}
