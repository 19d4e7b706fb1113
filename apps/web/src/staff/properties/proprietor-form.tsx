import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { StaffReport } from '../../shared/api/types.ts';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { showServerError } from '../../shared/form/server-errors.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { chakra } from '#styled-system/jsx';
import { setProprietor } from './figures-query.ts';

export interface SavedReport {
  report: StaffReport;
  link: string | null;
}

/** Form for name and e-mail address of the proprietor. The first save also creates the link. */
export function ProprietorForm({
  id,
  report,
  onSaved,
  onCancel,
}: {
  id: number;
  report: StaffReport | null;
  onSaved: (saved: SavedReport) => void;
  onCancel: () => void;
}) {
  const form = useForm({ defaultValues: { name: report?.name ?? '', email: report?.email ?? '' } });
  const saving = useMutation({
    mutationFn: (proprietor: { name: string; email: string }) => setProprietor(id, proprietor),
    onSuccess: onSaved,
  });
  const { errors } = form.formState;
  const save = form.handleSubmit((proprietor) =>
    saving.mutate(proprietor, {
      onError: (error) => form.setError('root', { message: showServerError(form, error, error.message) }),
    }),
  );
  return (
    <chakra.div maxW="26rem" mt="3">
      <FormFrame
        label="Eigentümer eintragen"
        onSubmit={(event) => void save(event)}
        isPending={saving.isPending}
        submitError={errors.root?.message ?? null}
        submitLabel={report ? 'Speichern' : 'Eintragen und Link erstellen'}
        pendingLabel="Wird gespeichert..."
      >
        <TextField
          label="Name"
          required
          autoFocus
          autoComplete="off"
          help="So spricht die E-Mail den Eigentümer an, zum Beispiel „Frau Petersen“."
          error={errors.name?.message}
          {...form.register('name', { required: 'Bitte geben Sie den Namen ein.' })}
        />
        <TextField
          label="E-Mail"
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', { required: 'Bitte geben Sie eine E-Mail-Adresse ein.' })}
        />
      </FormFrame>
      <Button tone="quiet" size="sm" mt="2" onClick={onCancel}>
        Abbrechen
      </Button>
    </chakra.div>
  );
}
