import { agency } from '@estate/content/agency';
import { answerDay } from '@estate/content/answer-day';
import { contactLink } from '@estate/content/navigation';
import { fillIn } from '@estate/contracts/forms/facts';
import { valuation } from '@estate/contracts/forms/valuation';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Row } from '../../../../shared/ui/layout.tsx';
import { pathOf } from '../../../ui/page-link.ts';

/** Shown after the lead was saved: the next steps, what was sent, contact data, and a reset. */
export function ThankYou({
  heading,
  summary,
  onReset,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  summary: readonly string[];
  onReset: () => void;
}) {
  const [sentAt] = useState(() => new Date());
  return (
    <chakra.div textAlign="center" py={{ base: '6', md: '16' }}>
      <chakra.span display="inline-flex" color="success">
        <CircleCheck size={56} strokeWidth={1.25} aria-hidden />
      </chakra.span>
      <chakra.h3 ref={heading} tabIndex={-1} mt="4" fontSize="xl" _focusVisible={{ outline: 'none' }}>
        {valuation.texts.success.title}
      </chakra.h3>
      <chakra.p mt="4" mx="auto" maxW="34rem" fontSize="md">
        {valuation.texts.success.description}{' '}
        {fillIn(valuation.answer, {
          who: agency.name,
          day: answerDay(sentAt, valuation.answerDays),
        })}
      </chakra.p>
      <chakra.p role="group" aria-label="Ihre Angaben" mt="4" fontSize="xs" color="inkMuted">
        {summary.map((line) => (
          <chakra.span key={line} display="block">
            {line}
          </chakra.span>
        ))}
      </chakra.p>
      <Row gap="3" mt="8" justifyContent="center">
        <ButtonLink to={pathOf(contactLink)} hash={contactLink.hash ?? ''}>
          {contactLink.label}
        </ButtonLink>
        <Button tone="outline" onClick={onReset}>
          Weitere Immobilie bewerten
        </Button>
      </Row>
    </chakra.div>
  );
}
