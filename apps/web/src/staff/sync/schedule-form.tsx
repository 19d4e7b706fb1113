import { dayTimePattern, syncIntervals } from '@estate/domain/staff/sync-times';
import { useForm } from 'react-hook-form';
import type { SyncSettings } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { saveSettings, settingsQuery } from './settings-query.ts';
import { useSaveSettings } from './use-save-settings.ts';

interface Fields {
  isFull: boolean;
  at: string;
  isIncremental: boolean;
  minutes: string;
  apiVersion: SyncSettings['api_version'];
  limit: string;
  drawbacksField: string;
  soldPriceField: string;
}

const intervals = syncIntervals.map((minutes) => ({
  value: String(minutes),
  label: minutes === 60 ? 'jede Stunde' : `alle ${minutes} Minuten`,
}));

const versions = [
  { value: 'v1', label: 'V1' },
  { value: 'v2', label: 'V2 (Beta)' },
];

const Hint = chakra('p', { base: { color: 'inkMuted', alignSelf: 'center' } });

/** Container of a switch, as high as the field beside it, so that both are aligned. */
const Switch = chakra('div', { base: { display: 'flex', alignItems: 'center', minH: { md: '12' } } });

/** Form for the schedule of the synchronisation. The input is kept if a colleague saved first. */
export function ScheduleForm({ settings }: { settings: SyncSettings }) {
  const { full_sync, incremental_sync, api_version, api_keys, removal } = settings;
  const form = useForm<Fields>({
    defaultValues: {
      isFull: full_sync.is_on,
      at: full_sync.at,
      isIncremental: incremental_sync.is_on,
      minutes: String(incremental_sync.every_minutes),
      apiVersion: api_version,
      limit: String(removal.limit_percent),
      drawbacksField: settings.drawbacks_field,
      soldPriceField: settings.sold_price_field,
    },
  });
  const save = useSaveSettings({
    queryKey: settingsQuery.queryKey,
    version: settings.version,
    save: (
      { isFull, at, isIncremental, minutes, apiVersion, limit, drawbacksField, soldPriceField }: Fields,
      version: number,
    ) => {
      const every_minutes = syncIntervals.find((interval) => String(interval) === minutes) ?? 15;
      return saveSettings({
        full_sync: { is_on: isFull, at },
        incremental_sync: { is_on: isIncremental, every_minutes },
        api_version: apiVersion,
        removal: { limit_percent: Number(limit) },
        drawbacks_field: drawbacksField.trim(),
        sold_price_field: soldPriceField.trim(),
        version,
      });
    },
    savedText: 'Zeitplan gespeichert',
  });
  const { errors } = form.formState;

  return (
    <StaffForm
      label="Zeitplan"
      form={form}
      mutation={save}
      submitLabel="Zeitplan speichern"
      pendingLabel="Wird gespeichert..."
    >
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '4' }}
        alignItems="end"
        gridTemplateColumns={{ md: '1fr 14rem' }}
      >
        <Switch>
          <CheckField label="Jede Nacht den ganzen Bestand abgleichen" {...form.register('isFull')} />
        </Switch>
        <TextField
          label="Uhrzeit in Hamburg"
          type="time"
          autoComplete="off"
          error={errors.at?.message}
          {...form.register('at', {
            pattern: {
              value: dayTimePattern,
              message: 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 03:30.',
            },
          })}
        />
        <Switch>
          <CheckField label="Zwischendurch Änderungen holen" {...form.register('isIncremental')} />
        </Switch>
        <SelectField label="Abstand" choices={intervals} {...form.register('minutes')} />
        <Hint>Verschwindet mehr als dieser Teil des Bestands auf einmal, fragt der Abgleich vorher.</Hint>
        <TextField
          label="Ohne Rückfrage entfernen bis (%)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.limit?.message}
          {...form.register('limit', {
            pattern: { value: /^([1-9]\d?|100)$/, message: 'Bitte geben Sie 1 bis 100 Prozent an.' },
          })}
        />
        <Hint>
          Was in diesem eigenen Feld von Propstack steht, lesen Besucher als „Was dagegen spricht“, eine Zeile
          je Punkt. Ein anderes Feld gilt ab dem nächsten vollständigen Abgleich, ein leeres zeigt nichts.
        </Hint>
        <TextField
          label="Feld für Nachteile"
          autoComplete="off"
          spellCheck={false}
          error={errors.drawbacksField?.message}
          {...form.register('drawbacksField', {
            maxLength: { value: 100, message: 'Bitte geben Sie höchstens 100 Zeichen ein.' },
          })}
        />
        <Hint>
          Steht der bezahlte Preis in einem eigenen Feld von Propstack, nennen Sie es hier; leer zählt das
          Feld „Verkaufspreis“. Angebotspreise zählen nie als Verkauf. Ein anderes Feld gilt ab dem nächsten
          vollständigen Abgleich.
        </Hint>
        <TextField
          label="Feld für den Verkaufspreis"
          autoComplete="off"
          spellCheck={false}
          error={errors.soldPriceField?.message}
          {...form.register('soldPriceField', {
            maxLength: { value: 100, message: 'Bitte geben Sie höchstens 100 Zeichen ein.' },
          })}
        />
        {api_keys.v1 && api_keys.v2 && (
          <>
            <Hint>Für beide Versionen von Propstack ist ein Schlüssel hinterlegt.</Hint>
            <SelectField label="Schnittstelle" choices={versions} {...form.register('apiVersion')} />
          </>
        )}
      </chakra.div>
    </StaffForm>
  );
}
