import { maxReplyText, maxTemplates, maxTemplateTitle, unknownPlaceholder } from '@estate/domain/forms/reply';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ReplyTemplates } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { FormFrame } from '../../shared/form/form-frame.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { saveTemplates, templatesQuery } from '../reply/reply-query.ts';
import { useSaveSettings } from '../sync/use-save-settings.ts';

/** Each template has a key of its own, which does not change when an earlier template is removed. */
type Fields = Record<`template${number}`, ReplyTemplates['items'][number]>;
const keyOf = (number: number) => `template${number}` as const;

const empty = { title: '', text: '{Anrede},\n\n\n\nMit freundlichen Grüßen\n{Makler}' };

const textFault = (text: string): string | true => {
  if (text.trim() === '') return 'Bitte schreiben Sie einen Text.';
  const unknown = unknownPlaceholder(text);
  return unknown === undefined || `Diesen Platzhalter gibt es nicht: {${unknown}}`;
};

/** Form with all templates. The input is kept if a colleague saved first. */
export function TemplatesForm({ templates: { items, version } }: { templates: ReplyTemplates }) {
  const form = useForm<Fields>({
    defaultValues: Object.fromEntries(items.map((item, number) => [keyOf(number), item])),
  });
  const [numbers, setNumbers] = useState([...items.keys()]);
  const save = useSaveSettings({
    form,
    queryKey: templatesQuery.queryKey,
    save: (changed: Fields) =>
      saveTemplates({ items: numbers.map((number) => changed[keyOf(number)] ?? empty), version }),
    savedText: 'Vorlagen gespeichert',
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((changed) => save.mutate(changed));

  return (
    <FormFrame
      label="Vorlagen"
      onSubmit={(event) => void send(event)}
      isPending={save.isPending}
      submitError={errors.root?.message ?? null}
      submitLabel="Vorlagen speichern"
      pendingLabel="Wird gespeichert..."
    >
      {numbers.map((number, index) => (
        <chakra.fieldset key={number} display="grid" gap="3" borderTopWidth="1px" pt="4">
          <chakra.legend float="left" fontWeight="semibold">
            Vorlage {index + 1}
          </chakra.legend>
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={maxTemplateTitle}
            error={errors[keyOf(number)]?.title?.message}
            {...form.register(`${keyOf(number)}.title`, {
              validate: (title) => title.trim() !== '' || 'Bitte geben Sie der Vorlage einen Namen.',
            })}
          />
          <TextAreaField
            label="Text"
            rows={11}
            maxLength={maxReplyText}
            error={errors[keyOf(number)]?.text?.message}
            {...form.register(`${keyOf(number)}.text`, { validate: textFault })}
          />
          <Button
            tone="quiet"
            size="sm"
            justifySelf="start"
            aria-label={`Vorlage ${index + 1} entfernen`}
            onClick={() => {
              setNumbers(numbers.filter((other) => other !== number));
              form.unregister(keyOf(number));
            }}
          >
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />
            Entfernen
          </Button>
        </chakra.fieldset>
      ))}
      {numbers.length < maxTemplates && (
        <Button
          tone="outline"
          size="sm"
          justifySelf="start"
          onClick={() => {
            const next = Math.max(-1, ...numbers) + 1;
            form.setValue(keyOf(next), empty);
            setNumbers([...numbers, next]);
          }}
        >
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          Neue Vorlage
        </Button>
      )}
    </FormFrame>
  );
}
