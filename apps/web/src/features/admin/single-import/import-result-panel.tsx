import type { BatchResult } from '../../../api/types.ts';
import { chakra } from '../../../theme/chakra.tsx';
import { StyledLink } from '../../../ui/button.tsx';
import { textLink } from '../../../ui/type.tsx';
import { OutcomePanel } from '../jobs/outcome-panel.tsx';
import { FailedImages } from '../jobs/failed-images.tsx';
import { ImportedPropertyFacts } from './imported-property.tsx';
import type { ImportOutcome } from './import-outcome.ts';

/** The properties that an import of several could not bring, each with the reason. */
function FailedProperties({ errors, failed }: Pick<BatchResult, 'errors' | 'failed'>) {
  if (errors.length === 0) return null;
  return (
    <chakra.div mt="4">
      <chakra.h3 fontFamily="body" fontWeight="semibold" lineHeight="text">
        {failed === 1
          ? '1 Immobilie konnte nicht importiert werden'
          : `${failed} Immobilien konnten nicht importiert werden`}
      </chakra.h3>
      <chakra.ul mt="2" display="grid" gap="2" overflowWrap="anywhere">
        {errors.map(({ propertyId, error }) => (
          <chakra.li key={propertyId} borderTopWidth="1px" pt="2">
            <chakra.span fontWeight="medium">{propertyId}</chakra.span>
            <br />
            {error}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** The result of an import: updated or newly imported, the property, and what is missing. */
export function ImportResultPanel({
  outcome: { tone, title, text, cause, property, batch },
}: {
  outcome: ImportOutcome;
}) {
  return (
    <OutcomePanel tone={tone} title={title} text={text}>
      {cause && <p>{cause}</p>}
      {property && <ImportedPropertyFacts property={property} />}
      {property && <FailedImages images={property.failedImageDetails} />}
      {batch && (
        <>
          <FailedProperties errors={batch.errors} failed={batch.failed} />
          <FailedImages images={batch.failedImages ?? []} />
          {batch.successful > 0 && (
            <chakra.p mt="3">
              <StyledLink to="/admin/immobilien" search={{ sort: '-imported_at' }} {...textLink}>
                Zuletzt importierte Immobilien ansehen
              </StyledLink>
            </chakra.p>
          )}
        </>
      )}
    </OutcomePanel>
  );
}
