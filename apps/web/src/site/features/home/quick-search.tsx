import { dealChoices, kindChoices } from '../../form/search-choices.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';

/** A row of its own on phones, so that the text field and the button have the full width. */
const ownRow = { base: '1 / -1', sm: 'auto' };

/** Opens the property list by a plain HTML form with GET, so that it works before hydration and without scripts. */
export function QuickSearch() {
  return (
    <chakra.form
      role="search"
      aria-label="Immobilien suchen"
      method="get"
      action="/immobilien"
      display="grid"
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: '8.5rem 9.5rem minmax(0, 1fr) auto' }}
      maxW={{ base: '30rem', lg: '28rem', xl: '39rem' }}
      mt={{ base: '6', lg: '10' }}
      p="4"
      bg="card"
      color="ink"
      borderRadius="card"
      fontSize="xs"
    >
      <SelectField name="deal" label="Kaufen oder mieten" placeholder="Beides" choices={dealChoices} />
      <SelectField name="type" label="Objektart" placeholder="Alle" choices={kindChoices} />
      <chakra.div gridColumn={ownRow}>
        <TextField
          name="q"
          label="Ort, Merkmal oder Objekt-ID"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
      </chakra.div>
      <Button type="submit" gridColumn={ownRow}>
        Suchen
      </Button>
    </chakra.form>
  );
}
