import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Container } from '../../shared/ui/layout.tsx';

/** A text (`children`) and beside it a form on a card; on a narrow screen the form is below the text. */
export const FormBesideText = ({ form, children }: { form: ReactNode; children: ReactNode }) => (
  <Container
    display="grid"
    columnGap="16"
    rowGap="8"
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
  >
    <div>{children}</div>
    <chakra.div bg="card" borderWidth="1px" borderRadius="card" p={{ base: '5', md: '8' }}>
      {form}
    </chakra.div>
  </Container>
);
