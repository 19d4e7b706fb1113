import { dealChoices } from '../../form/search-choices.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';

/**
 * Opens the property list by a plain HTML form with GET, so that it works before hydration and without scripts. One
 * text is enough, because the list understands places, kinds, prices and features in it.
 */
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
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 10rem auto' }}
      maxW="62rem"
      mt={{ base: '6', md: '8' }}
      p={{ base: '4', md: '5' }}
      bg="card"
      color="ink"
      borderRadius="card"
      fontSize="xs"
    >
      <TextField
        name="q"
        label="Wo möchten Sie zu Hause sein?"
        placeholder="Haus mit Garten in Volksdorf"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
      />
      <SelectField name="deal" label="Kaufen oder mieten" placeholder="Beides" choices={dealChoices} />
      <Button type="submit">Suchen</Button>
    </chakra.form>
  );
}
