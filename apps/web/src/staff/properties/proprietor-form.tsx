import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { StaffReport } from '../../shared/api/types.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
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
  return (
    <chakra.div maxW="26rem" mt="3">
      <StaffForm
        label="Eigentümer eintragen"
        form={form}
        mutation={saving}
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
      </StaffForm>
      <Button tone="quiet" size="sm" mt="2" onClick={onCancel}>
        Abbrechen
      </Button>
    </chakra.div>
  );
}
