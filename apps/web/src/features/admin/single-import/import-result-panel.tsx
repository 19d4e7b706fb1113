import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoney } from '@estate/contracts/price';
import { propertySlug } from '@estate/contracts/property-slug';
import { StyledLink } from '../../../ui/button.tsx';
import { textLink } from '../../../ui/type.tsx';
import { FailedImages } from './failed-images.tsx';
import type { ImportOutcome } from './import-outcome.ts';

/** The result of an import: updated or newly imported, the property, and its missing images. */
export function ImportResultPanel({
  outcome: { isSuccess, title, text, cause, property },
}: {
  outcome: ImportOutcome;
}) {
  const facts = property && [
    `ID ${property.id}`,
    property.city,
    property.price && formatMoney(property.price, 'EUR'),
  ];
  return (
    <chakra.div
      p="4"
      borderRadius="card"
      bg={isSuccess ? 'successSoft' : 'dangerSoft'}
      borderLeftWidth="4px"
      borderLeftColor={isSuccess ? 'success' : 'danger'}
    >
      <chakra.p fontWeight="semibold" color={isSuccess ? 'success' : 'danger'}>
        {title}
      </chakra.p>
      <p>{text}</p>
      {cause && <p>{cause}</p>}
      {property && (
        <chakra.div mt="3">
          {isSuccess ? (
            <StyledLink
              to="/immobilie/$slug"
              params={{ slug: propertySlug({ id: property.id, title: property.title ?? 'Immobilie' }) }}
              fontWeight="semibold"
              {...textLink}
            >
              {property.title ?? 'Immobilie'}
            </StyledLink>
          ) : (
            property.title
          )}
          <chakra.p color="inkMuted">{facts?.filter(Boolean).join(' · ')}</chakra.p>
          <FailedImages images={property.failedImageDetails} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
