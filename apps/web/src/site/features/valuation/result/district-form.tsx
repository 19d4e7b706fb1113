import { formId } from '@estate/domain/forms/form';
import { homeForm } from '@estate/domain/forms/home';
import { chakra } from '#styled-system/jsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { SelectField } from '../../../../shared/form/select-field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { useRefusedHome } from '../plain/use-refused-home.ts';
import type { HomeAnswers } from './range-query.ts';

/** Asks for the price range of a home again, in a district of its visitor's choice. It works without scripts. */
export function DistrictForm({
  home,
  names,
  page,
}: {
  home: HomeAnswers;
  /** The districts to choose from. */
  names: readonly string[];
  /** Path of the page with the form. */
  page: string;
}) {
  const refused = useRefusedHome();
  const message = refused && (refused.message ?? Object.values(refused.errors)[0]);
  return (
    <chakra.form
      id={formId(homeForm)}
      method="post"
      action={`${homeForm.api}#${formId(homeForm)}`}
      aria-label="Stadtteil wählen"
      display="grid"
      gap="4"
      mt="5"
      maxW="24rem"
    >
      {Object.entries({ ...home, page })
        .filter(([name]) => name !== 'district')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <SelectField
        name="district"
        label="Stadtteil"
        required
        placeholder="Bitte wählen"
        choices={names.map((name) => ({ value: name, label: name }))}
      />
      {message && <FormAlert text={message} faulty={[]} />}
      <Button type="submit" justifySelf="start">
        {homeForm.texts.submit}
      </Button>
    </chakra.form>
  );
}
