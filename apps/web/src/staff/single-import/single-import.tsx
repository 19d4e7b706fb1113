import type { ClipboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { HistoryList } from '../jobs/history-list.tsx';
import { importOutcomeOf } from './import-outcome.ts';
import { ImportResultPanel, importTitle, JobResult } from './import-result-panel.tsx';
import { RunningImports } from './running-imports.tsx';
import { checkIds, useSingleImport } from './use-single-import.ts';

/** Imports one or several properties from the CRM (staff-area §2.52); Enter in the id field starts the import. */
export function SingleImport() {
  const { start, running, isRunning, latest, refused, ended, history } = useSingleImport();
  const form = useForm({ defaultValues: { propertyId: '', importImages: true } });
  const send = form.handleSubmit((order) => start(order));
  // A single-line input strips the line breaks of pasted text (HTML), which would join the ids.
  const replaceLineBreaks = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    const { currentTarget: input } = event;
    const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    input.setRangeText(text.trim().split(/\s+/).join(' '), from, to, 'end');
    form.setValue('propertyId', input.value);
  };

  return (
    <ToolPage path="/admin/import">
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
            inputMode="decimal"
            autoComplete="off"
            help="Mehrere trennen Sie durch Komma, Leerzeichen oder Zeile."
            error={form.formState.errors.propertyId?.message}
            onPaste={replaceLineBreaks}
            {...form.register('propertyId', { validate: checkIds })}
          />
          <CheckField label="Bilder importieren" {...form.register('importImages')} />
        </FormFrame>
        <chakra.div mt="5" aria-live="polite">
          <RunningImports jobs={running} />
          {refused && !isRunning && <ImportResultPanel outcome={refused} />}
          {latest && <JobResult job={latest} />}
        </chakra.div>
      </Panel>
      <HistoryList
        title="Frühere Importe"
        history={history}
        jobs={ended.filter((job) => job !== latest)}
        summary={(job) => `${importTitle(job)} · ${importOutcomeOf(job).title}`}
        details={(job) => <JobResult job={job} />}
      />
    </ToolPage>
  );
}
