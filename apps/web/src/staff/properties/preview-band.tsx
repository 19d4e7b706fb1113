import { propertySlug } from '@estate/domain/property/property-slug';
import { Eye, EyeOff } from 'lucide-react';
import type { PublicProperty, StaffRecord } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/button.tsx';
import { Container } from '../../shared/ui/layout.tsx';
import { hidingSentences } from './record-words.ts';

/**
 * Banner above the preview of a property. It shows whether the property is online and why not, and links back to its
 * record.
 */
export function PreviewBand({
  property,
  hiddenBy,
}: {
  property: PublicProperty;
  hiddenBy: StaffRecord['hidden_by'];
}) {
  const isOnline = hiddenBy.length === 0;
  const Sign = isOnline ? Eye : EyeOff;
  return (
    <chakra.aside
      aria-label="Vorschau"
      bg="sand"
      borderBottomWidth="1px"
      boxShadow="inset 4px 0 0 {colors.brass}"
      py="3"
      fontSize="xs"
      lineHeight="1.5"
      _print={{ display: 'none' }}
    >
      <Container display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.span color="brassDeep" hideBelow="sm">
          <Sign size={20} strokeWidth={1.5} aria-hidden />
        </chakra.span>
        <chakra.div flex="1 1 18rem">
          <chakra.p fontWeight="semibold" fontSize="sm">
            Vorschau – dieses Objekt ist {isOnline ? 'online' : 'nicht online'}
          </chakra.p>
          {hiddenBy.map((rule) => (
            <p key={rule}>{hidingSentences[rule]}</p>
          ))}
        </chakra.div>
        {isOnline && (
          <ButtonAnchor size="sm" tone="outline" href={`/immobilie/${propertySlug(property)}`}>
            Auf der Website ansehen
          </ButtonAnchor>
        )}
        <ButtonLink size="sm" tone="outline" to="/admin/immobilien" search={{ objekt: property.id }}>
          In der Verwaltung öffnen
        </ButtonLink>
      </Container>
    </chakra.aside>
  );
}
