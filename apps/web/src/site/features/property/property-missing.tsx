import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Container } from '../../../shared/ui/layout.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { propertyMissing } from './property-missing-texts.ts';

export function PropertyMissing() {
  return (
    <Container py={{ base: '10', md: '20' }}>
      <Notice heading title={propertyMissing.title} text={propertyMissing.text}>
        <ButtonLink to="/immobilien">Alle Immobilien anzeigen</ButtonLink>
        <ButtonLink to="/" tone="outline">
          Zur Startseite
        </ButtonLink>
      </Notice>
    </Container>
  );
}
