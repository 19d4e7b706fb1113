import { formatMoney } from '@estate/domain/property/price';
import { propertySlug } from '@estate/domain/property/property-slug';
import { useQuery } from '@tanstack/react-query';
import type { ImportResult, Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { countText } from '@estate/domain/text/format';
import { textLink } from '../../shared/ui/type.tsx';
import { FailedImages } from '../jobs/failed-images.tsx';
import { FailureTable } from '../jobs/failure-table.tsx';
import { useWholeJob } from '../jobs/named-run.ts';
import { OutcomePanel } from '../jobs/outcome-panel.tsx';
import { recordQuery } from '../properties/properties-query.ts';
import { hidingSentences } from '../properties/record-words.ts';
import { importOutcomeOf, type ImportOutcome } from './import-outcome.ts';

/**
 * The imported property with a link to its record. It links to the public page if visitors can see the property;
 * otherwise it lists the reasons.
 */
function ImportedPropertyFacts({ property }: { property: NonNullable<ImportResult['property']> }) {
  const { id, city, price } = property;
  const title = property.title ?? 'Immobilie';
  const { data: record } = useQuery(recordQuery(id));
  const facts = [`ID ${id}`, city, price && formatMoney(price, 'EUR')];
  return (
    <chakra.div mt="3">
      <StyledLink to="/admin/immobilien" search={{ objekt: id }} fontWeight="semibold" css={textLink}>
        {title}
      </StyledLink>
      <chakra.p color="inkMuted">{facts.filter(Boolean).join(' · ')}</chakra.p>
      {record && record.hidden_by.length === 0 && (
        <chakra.p mt="1">
          <StyledLink to="/immobilie/$slug" params={{ slug: propertySlug({ id, title }) }} css={textLink}>
            Auf der Website ansehen
          </StyledLink>
        </chakra.p>
      )}
      {record && record.hidden_by.length > 0 && (
        <chakra.p mt="1">
          Nicht auf der Website: {record.hidden_by.map((rule) => hidingSentences[rule]).join(' ')}
        </chakra.p>
      )}
    </chakra.div>
  );
}

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
          {batch.errors.length > 0 && (
            <chakra.div mt="4">
              <FailureTable
                caption={`${countText(batch.failed, 'Immobilie konnte', 'Immobilien konnten')} nicht importiert werden`}
                items={batch.errors}
              />
            </chakra.div>
          )}
          <FailedImages images={batch.failedImages ?? []} />
          {batch.successful > 0 && (
            <chakra.p mt="3">
              <StyledLink to="/admin/immobilien" search={{ sort: '-imported_at' }} css={textLink}>
                Zuletzt importierte Immobilien ansehen
              </StyledLink>
            </chakra.p>
          )}
        </>
      )}
    </OutcomePanel>
  );
}

/** `ID 42` or `ID 42, 43, 44, 45, 46 und weitere`, with the title of a single property. */
export function importTitle({ property_ids = [], result }: Job): string {
  const ids = property_ids.slice(0, 5).join(', ');
  const title = result && 'property' in result ? result.property.title : null;
  const more = property_ids.length > 5 ? ' und weitere' : '';
  return `ID ${ids}${more}${title ? ` · ${title}` : ''}`;
}

export function JobResult({ job }: { job: Job }) {
  return <ImportResultPanel outcome={importOutcomeOf(useWholeJob(job))} />;
}
