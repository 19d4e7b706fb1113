import { useForm } from 'react-hook-form';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { showServerError } from '../../shared/form/server-errors.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Panel } from '../frame/tool-page.tsx';
import type { Person } from './person-calls.ts';

/** Asks for the person's address. What is typed stays after a failure. */
export function PersonForm({
  isPending,
  onAsk,
}: {
  isPending: boolean;
  onAsk: (person: Person, onError: (error: Error) => void) => void;
}) {
  const form = useForm<Person>({ defaultValues: { email: '' } });
  const { errors } = form.formState;
  const ask = form.handleSubmit((person) =>
    onAsk(person, (error) => form.setError('root', { message: showServerError(form, error, error.message) })),
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
          label="E-Mail der Person"
          help="Groß- und Kleinschreibung ist egal. Mit und ohne Zusatz hinter einem Plus sind es zwei Adressen."
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', { required: 'Bitte geben Sie eine E-Mail-Adresse ein.' })}
        />
      </FormFrame>
    </Panel>
  );
}
