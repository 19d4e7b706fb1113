import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { FieldError } from '../../shared/form/field-frame.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { decodeCsv } from './csv-file.ts';
import { TablePreviewRows } from './table-preview-rows.tsx';
import { importTable, previewTable, tablesQuery } from './valuation-query.ts';

interface Values {
  csv: string;
  source: string;
  year: string;
  page: string;
  prices: '' | 'sales' | 'offers';
  has_new_buildings: boolean;
  licence: string;
}

const required = (message: string) => ({ required: message });

/** Imports a table: its text is read and shown before anything is stored. `onDone` closes the form. */
export function TableImportForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const form = useForm<Values>({
    defaultValues: {
      csv: '',
      source: '',
      year: '',
      page: '',
      prices: '',
      has_new_buildings: false,
      licence: '',
    },
  });
  const { errors } = form.formState;
  const preview = useMutation({ mutationFn: previewTable });
  const sending = useMutation({
    mutationFn: ({ year, prices, ...values }: Values) =>
      importTable({ ...values, year: Number(year), prices: prices === 'offers' ? 'offers' : 'sales' }),
    onSuccess: async () => {
      showToast({
        tone: 'success',
        title: 'Die Tabelle ist gespeichert',
        description: 'Sie zählt, sobald eine zweite Person sie freigibt.',
      });
      await queryClient.invalidateQueries(tablesQuery);
      onDone();
    },
  });
  const read = preview.data?.faults.length === 0 ? preview.data : undefined;
  return (
    <Panel mb="6" maxW="44rem" aria-label="Tabelle importieren">
      <StaffForm
        label="Tabelle importieren"
        form={form}
        mutation={read ? sending : { ...preview, mutate: ({ csv }, options) => preview.mutate(csv, options) }}
        failureText={problemText}
        submitLabel={read ? 'Übernehmen' : 'Vorschau zeigen'}
        pendingLabel={read ? 'Wird gespeichert...' : 'Wird gelesen...'}
      >
        <TextAreaField
          label="Tabelle als CSV"
          required
          rows={8}
          help="Kopfzeile Stadtteil; Haus; Wohnung; Grundstück, darunter eine Zeile je Stadtteil mit Preisen in €/m². Aus einer Tabellenkalkulation lässt sich der Bereich hierher kopieren."
          error={errors.csv?.message}
          {...form.register('csv', {
            ...required('Bitte fügen Sie die Tabelle ein, oder wählen Sie eine Datei.'),
            onChange: () => preview.reset(),
          })}
        />
        <chakra.input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label="CSV-Datei"
          display="none"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            void chosen?.arrayBuffer().then((bytes) => {
              preview.reset();
              form.setValue('csv', decodeCsv(bytes), { shouldValidate: true });
            });
          }}
        />
        <Button tone="outline" size="sm" justifySelf="start" onClick={() => file.current?.click()}>
          <Upload size={16} strokeWidth={1.5} aria-hidden />
          CSV-Datei wählen
        </Button>
        {preview.data && preview.data.faults.length > 0 && (
          <div role="alert">
            <FieldError id="tabellenfehler">Die Tabelle hat Fehler. Es wurde nichts gespeichert.</FieldError>
            <chakra.ul pl="5" listStyleType="disc">
              {preview.data.faults.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  Zeile {line}: {message}
                </li>
              ))}
            </chakra.ul>
          </div>
        )}
        {read && (
          <>
            <TablePreviewRows preview={read} />
            <TextField
              label="Quelle"
              required
              maxLength={200}
              autoComplete="off"
              help="So steht sie bei jeder Preisspanne."
              error={errors.source?.message}
              {...form.register('source', required('Bitte nennen Sie die Quelle.'))}
            />
            <TextField
              label="Berichtsjahr"
              required
              help="18 Monate nach seinem Ende zählt die Tabelle nicht mehr."
              inputMode="numeric"
              autoComplete="off"
              error={errors.year?.message}
              {...form.register('year', {
                ...required('Bitte geben Sie das Berichtsjahr an.'),
                pattern: { value: /^\d{4}$/, message: 'Bitte geben Sie das Jahr mit vier Ziffern an.' },
              })}
            />
            <TextField
              label="Seite oder Tabelle der Quelle"
              required
              maxLength={40}
              autoComplete="off"
              error={errors.page?.message}
              {...form.register('page', required('Bitte nennen Sie die Seite oder Tabelle der Quelle.'))}
            />
            <SelectField
              label="Preise"
              required
              placeholder="Bitte wählen"
              choices={[
                { value: 'sales', label: 'Verkaufspreise' },
                { value: 'offers', label: 'Angebotspreise (zählen nie)' },
              ]}
              error={errors.prices?.message}
              {...form.register('prices', required('Bitte wählen Sie Verkaufspreise oder Angebotspreise.'))}
            />
            <CheckField label="Neubau ist enthalten" {...form.register('has_new_buildings')} />
            <TextField
              label="Lizenz"
              required
              maxLength={200}
              autoComplete="off"
              help="Zum Beispiel dl-de/by-2-0, oder wer die Nutzung erlaubt hat."
              error={errors.licence?.message}
              {...form.register('licence', required('Bitte nennen Sie die Lizenz oder die Erlaubnis.'))}
            />
          </>
        )}
      </StaffForm>
    </Panel>
  );
}
