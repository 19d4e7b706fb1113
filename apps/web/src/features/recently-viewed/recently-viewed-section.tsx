import { emptyViewed, keepViewed, useRecentlyViewed } from '../../recently-viewed/recently-viewed.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/form/check-field.tsx';
import { CardGrid, Container, Row, Section } from '../../ui/layout.tsx';
import { SectionTitle } from '../../ui/type.tsx';
import { useViewedProperties } from './use-viewed-properties.ts';
import { ViewedProperty } from './viewed-property.tsx';

/** Empties the list; the focus goes to the page, because the button goes with the list. */
function empty() {
  emptyViewed();
  document.getElementById('inhalt')?.focus({ preventScroll: true });
}

/** Whether the browser keeps the list is the visitor's choice (decision 24). */
function Keeping() {
  const { isKept, canKeep } = useRecentlyViewed();
  return (
    <Row justifyContent="space-between" gap="4" mt="6" fontSize="xs">
      {canKeep ? (
        <CheckField
          checked={isKept}
          onChange={({ target }) => keepViewed(target.checked)}
          label="Für den nächsten Besuch in diesem Browser speichern. Ohne Haken vergisst die Seite die Liste, wenn Sie sie schließen."
        />
      ) : (
        <p>Ihr Browser speichert nichts: Die Liste ist vergessen, wenn Sie die Seite schließen.</p>
      )}
      <Button tone="outline" onClick={empty}>
        Liste leeren
      </Button>
    </Row>
  );
}

/** The viewed properties in short, as far as they are still public. */
export function RecentlyViewedSection({ ids }: { ids: readonly number[] }) {
  const properties = useViewedProperties(ids);
  if (properties.length === 0) return null;
  return (
    <Section aria-labelledby="zuletzt-angesehen" _print={{ display: 'none' }} py={{ base: '10', md: '14' }}>
      <Container>
        <SectionTitle id="zuletzt-angesehen" mb={{ base: '4', md: '6' }}>
          Zuletzt angesehen
        </SectionTitle>
        <CardGrid rowGap={{ base: '3', md: '4' }}>
          {properties.map((property) => (
            <li key={property.id}>
              <ViewedProperty property={property} />
            </li>
          ))}
        </CardGrid>
        <Keeping />
      </Container>
    </Section>
  );
}
