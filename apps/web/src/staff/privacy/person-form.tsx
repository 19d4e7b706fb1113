import { useForm } from 'react-hook-form';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { ApiError } from '../../shared/api/problem.ts';
import { type Person, personOf } from './person-calls.ts';

/** Asks for the person's address or telephone number. What is typed stays after a failure. */
export function PersonForm({
  contact,
  isPending,
  onAsk,
}: {
  /** What the field holds at first. */
  contact: string;
  isPending: boolean;
  onAsk: (person: Person, onError: (error: Error) => void) => void;
}) {
  const form = useForm({ defaultValues: { contact } });
  const { errors } = form.formState;
  const ask = form.handleSubmit((typed) =>
    onAsk(personOf(typed.contact), (error) => {
      const ofField = error instanceof ApiError ? error.fields[0]?.message : undefined;
      form.setError(ofField ? 'contact' : 'root', { message: ofField ?? error.message });
    }),
  );
  return (
    <Panel aria-label="Person">
      <FormFrame
        label="Auskunft"
        onSubmit={(event) => void ask(event)}
        isPending={isPending}
        submitError={errors.root?.message ?? null}
        submitLabel="Auskunft erstellen"
        pendingLabel="Wird erstellt..."
      >
        <TextField
          label="E-Mail oder Telefon der Person"
          help="Die Schreibweise ist egal, bei Telefonnummern auch die Vorwahl +49 oder 0. Mit und ohne Zusatz hinter einem Plus sind es zwei E-Mail-Adressen. Wer beides angegeben hat, wird nach beidem gesucht: erst das eine, dann das andere."
          required
          autoComplete="off"
          error={errors.contact?.message}
          {...form.register('contact', {
            required: 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
          })}
        />
      </FormFrame>
    </Panel>
  );
}
