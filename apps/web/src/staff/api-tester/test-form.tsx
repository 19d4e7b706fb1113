import { invalidPropertyIdText, typedPropertyIdPattern } from '@estate/domain/property/property-id';
import { useForm } from 'react-hook-form';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Panel } from '../frame/tool-page.tsx';
import type { Choice, TestRequest } from './use-api-test.ts';
import { VersionChoice } from './version-choice.tsx';

const defaultValues: TestRequest = { propertyId: '', choice: 'v2' satisfies Choice };

export function TestForm({
  isLoading,
  onRequest,
  onReset,
}: {
  isLoading: boolean;
  onRequest: (request: TestRequest) => void;
  onReset: () => void;
}) {
  const form = useForm({ defaultValues });
  const send = form.handleSubmit(({ propertyId, choice }) =>
    onRequest({ propertyId: propertyId.trim(), choice }),
  );
  return (
    <Panel aria-label="Abfrage">
      <chakra.form
        aria-label="API abfragen"
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => {
          // The field would lose the focus when it is disabled; an invalid one gets it back.
          event.nativeEvent.submitter?.focus();
          void send(event);
        }}
      >
        {/* The fieldset disables the fields, because react-hook-form drops the values of fields with `disabled`. */}
        <chakra.fieldset disabled={isLoading} display="grid" gap="5">
          <chakra.div maxW="20rem">
            <TextField
              label="Property ID"
              required
              inputMode="numeric"
              autoComplete="off"
              error={form.formState.errors.propertyId?.message}
              {...form.register('propertyId', {
                validate: (id) => typedPropertyIdPattern.test(id.trim()) || invalidPropertyIdText,
              })}
            />
          </chakra.div>
          <VersionChoice {...form.register('choice')} />
        </chakra.fieldset>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" disabled={isLoading}>
            {isLoading ? 'Wird abgefragt ...' : 'API abfragen'}
          </Button>
          <Button
            tone="outline"
            disabled={isLoading}
            onClick={() => {
              form.reset(defaultValues);
              onReset();
            }}
          >
            Zurücksetzen
          </Button>
        </chakra.div>
      </chakra.form>
      <chakra.p mt="4" color="inkMuted" maxW="measure">
        V1 liefert die vollständigen verschachtelten Daten mit expand=1. V2 ist modern aufgebaut, liefert ohne
        weitere Angaben alle Daten und wird empfohlen.
      </chakra.p>
    </Panel>
  );
}
