import { formatMoney } from '@estate/contracts/price';
import { propertySlug } from '@estate/contracts/property-slug';
import { useQuery } from '@tanstack/react-query';
import type { ImportResult } from '../../../api/types.ts';
import { chakra } from '../../../theme/chakra.tsx';
import { StyledLink } from '../../../ui/button.tsx';
import { textLink } from '../../../ui/type.tsx';
import { recordQuery } from '../properties/properties-query.ts';
import { hidingSentences } from '../properties/words.ts';

/**
 * The imported property with a link to its record. The public page is linked only while a visitor can see it; otherwise the
 * reasons are named.
 */
export function ImportedPropertyFacts({ property }: { property: NonNullable<ImportResult['property']> }) {
  const { id, city, price } = property;
  const title = property.title ?? 'Immobilie';
  const { data: record } = useQuery(recordQuery(id));
  const facts = [`ID ${id}`, city, price && formatMoney(price, 'EUR')];
  return (
    <chakra.div mt="3">
      <StyledLink to="/admin/immobilien" search={{ objekt: id }} fontWeight="semibold" {...textLink}>
        {title}
      </StyledLink>
      <chakra.p color="inkMuted">{facts.filter(Boolean).join(' · ')}</chakra.p>
      {record && record.hidden_by.length === 0 && (
        <chakra.p mt="1">
          <StyledLink to="/immobilie/$slug" params={{ slug: propertySlug({ id, title }) }} {...textLink}>
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
