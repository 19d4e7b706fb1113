import type { LinkedConsent } from '@estate/content/consent-of';
import { consentField } from '@estate/domain/forms/person';
import type { ComponentProps } from 'react';
import { StyledLink } from '../../shared/ui/button.tsx';
import { pathOf } from '../ui/page-link.ts';
import { textLink } from '../../shared/ui/type.tsx';
import { CheckField } from '../../shared/form/check-field.tsx';

/** A consent or a privacy notice. The links open in a new tab, so that typed text is not lost. */
export function ConsentLabel({ text, links }: Pick<LinkedConsent, 'text' | 'links'>) {
  const parts = links.reduce<string[]>(
    (texts, { word }) =>
      texts.flatMap((part) =>
        part.split(word).flatMap((piece, index) => (index === 0 ? [piece] : [word, piece])),
      ),
    [text],
  );
  return parts.map((part, index) => {
    const link = links.find(({ word }) => word === part);
    return link ? (
      <StyledLink key={index} to={pathOf(link)} target="_blank" css={textLink}>
        {part}
      </StyledLink>
    ) : (
      part
    );
  });
}

/** A required checkbox of a form with the words of its consent. Spread the form's `field`. */
export function ConsentField({
  consent,
  short = consentField.label,
  ...field
}: { consent: Pick<LinkedConsent, 'text' | 'links'> } & Omit<
  ComponentProps<typeof CheckField>,
  'label' | 'required'
>) {
  return <CheckField label={<ConsentLabel {...consent} />} short={short} required {...field} />;
}
