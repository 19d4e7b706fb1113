import { useForm } from 'react-hook-form';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { ApiError } from '../../shared/api/problem.ts';
import { type Person, personOf } from './person-calls.ts';

/** Form for the person's e-mail address or telephone number. The input is kept after an error. */
export function PersonForm({
  contact,
  isPending,
  error,
  onAsk,
}: {
  /** Initial value of the field. */
  contact: string;
  isPending: boolean;
  /** Error of the last request, also of one that the form did not send. */
  error: Error | null;
  onAsk: (person: Person) => void;
}) {
  const form = useForm({ defaultValues: { contact } });
  const submit = form.handleSubmit((values) => onAsk(personOf(values.contact)));
  const fieldMessage = error instanceof ApiError ? error.fields[0]?.message : undefined;
  return (
    <Panel aria-label="Person">
      <FormFrame
        label="Auskunft"
        onSubmit={(event) => void submit(event)}
        isPending={isPending}
        submitError={fieldMessage ? null : error && problemText(error)}
        submitLabel="Auskunft erstellen"
        pendingLabel="Wird erstellt..."
      >
        <TextField
          label="E-Mail oder Telefon der Person"
          help="Die Schreibweise ist egal, bei Telefonnummern auch die Vorwahl +49 oder 0. Mit und ohne Zusatz hinter einem Plus sind es zwei E-Mail-Adressen. Wer beides angegeben hat, wird nach beidem gesucht: erst das eine, dann das andere."
          required
          autoComplete="off"
          error={form.formState.errors.contact?.message ?? fieldMessage}
          {...form.register('contact', {
            required: 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
          })}
        />
      </FormFrame>
    </Panel>
  );
}
