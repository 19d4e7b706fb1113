import { chakra } from '@chakra-ui/react/styled-system';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Panel } from '../frame/panel.tsx';
import { useJobs } from '../jobs/live-jobs.ts';
import { ImportResultPanel } from './import-result-panel.tsx';
import { JobProgressBar } from '../jobs/job-progress-bar.tsx';
import { useSingleImport } from './use-single-import.ts';

const missing = 'Bitte geben Sie eine Immobilien-ID ein';
const invalid = 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein';

/** Imports one property from the CRM (staff-area §2.52); Enter in the id field starts it. */
export function SingleImport() {
  const { jobs } = useJobs();
  const { start, isRunning, progress, outcome } = useSingleImport(jobs);
  const form = useForm({ defaultValues: { propertyId: '', importImages: true } });
  const send = form.handleSubmit((order) => start(order));

  return (
    <Panel>
      <FormFrame
        label="Einzelne Immobilie importieren"
        onSubmit={(event) => void send(event)}
        isPending={isRunning}
        submitError={null}
        submitLabel="Importieren"
        pendingLabel="Import läuft..."
      >
        <TextField
          label="Immobilien-ID"
          required
          inputMode="numeric"
          autoComplete="off"
          error={form.formState.errors.propertyId?.message}
          {...form.register('propertyId', {
            validate: (id) => {
              if (id.trim() === '') return missing;
              return /^\d{1,15}$/.test(id.trim()) && Number(id) >= 1 ? true : invalid;
            },
          })}
        />
        <CheckField label="Bilder importieren" {...form.register('importImages')} />
      </FormFrame>
      <chakra.div mt="5" aria-live="polite">
        {progress && <JobProgressBar label="Import läuft..." progress={progress} />}
        {outcome && <ImportResultPanel outcome={outcome} />}
      </chakra.div>
    </Panel>
  );
}
