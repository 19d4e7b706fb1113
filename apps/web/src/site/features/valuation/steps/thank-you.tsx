import { valuation } from '@estate/domain/forms/valuation';
import type { RefObject } from 'react';
import { contactLink } from '@estate/content/navigation';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Thanks } from '../../../form/thanks.tsx';
import { pathOf } from '../../../ui/page-link.ts';

/**
 * Shown after the lead was saved: who answers by when, the sent answers, contact data, the price range, and a button to
 * start again.
 */
export function ThankYou({
  heading,
  summary,
  rangeId,
  onReset,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  summary: readonly string[];
  rangeId: string | null;
  onReset: () => void;
}) {
  return (
    <Thanks form={valuation} heading={heading} summary={summary.join('\n')}>
      {rangeId !== null && (
        <ButtonLink to="/bewertung/preisspanne/$id" params={{ id: rangeId }} tone="outline">
          Preisspanne ansehen
        </ButtonLink>
      )}
      <ButtonLink to={pathOf(contactLink)} hash={contactLink.hash ?? ''} tone="outline">
        {contactLink.label}
      </ButtonLink>
      <Button tone="outline" onClick={onReset}>
        Weitere Immobilie bewerten
      </Button>
    </Thanks>
  );
}
