import { fieldLabel } from '@estate/domain/property/field-labels';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { textLink } from '../../shared/ui/type.tsx';

interface NamedObject {
  id: number;
  title: string | null;
  fields?: readonly string[];
}

/**
 * Collapsible list of properties by id and title, with the fields that a run changed. `count` is the number of all;
 * `items` may contain only the first ones.
 */
export function NamedProperties({
  title,
  count,
  items,
  isOpen = false,
}: {
  title: string;
  count: number;
  items: readonly NamedObject[];
  isOpen?: boolean;
}) {
  if (count === 0) return null;
  return (
    <chakra.details open={isOpen} mt="3">
      <chakra.summary cursor="pointer" fontWeight="semibold" py="1">
        {title} ({formatNumber(count)})
      </chakra.summary>
      <chakra.ul maxH="20rem" overflowY="auto" tabIndex={0} aria-label={title} borderTopWidth="1px">
        {items.map(({ id, title: name, fields = [] }) => (
          <chakra.li key={id} py="1.5" borderBottomWidth="1px" overflowWrap="anywhere">
            <StyledLink to="/admin/immobilien" search={{ objekt: id }} css={textLink}>
              {id}
            </StyledLink>{' '}
            {name ?? 'ohne Titel'}
            {fields.length > 0 && (
              <chakra.span display="block" color="inkMuted">
                {fields.map(fieldLabel).join(', ')}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {count > items.length && (
        <chakra.p color="inkMuted" mt="1">
          Genannt sind die ersten {formatNumber(items.length)}.
        </chakra.p>
      )}
    </chakra.details>
  );
}
