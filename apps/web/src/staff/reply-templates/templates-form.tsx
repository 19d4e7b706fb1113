import { newReplyText } from '@estate/content/reply-templates';
import { maxReplyText, maxTemplates, maxTemplateTitle, unknownPlaceholder } from '@estate/domain/forms/reply';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { ReplyTemplates } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { saveTemplates, templatesQuery } from '../reply/reply-query.ts';
import { useSaveSettings } from '../sync/use-save-settings.ts';

const textFault = (text: string): string | true => {
  if (text.trim() === '') return 'Bitte schreiben Sie einen Text.';
  const unknown = unknownPlaceholder(text);
  return unknown === undefined || `Diesen Platzhalter gibt es nicht: {${unknown}}`;
};

/** Form with all templates. The input is kept if a colleague saved first. */
export function TemplatesForm({ templates }: { templates: ReplyTemplates }) {
  const form = useForm({ defaultValues: { items: templates.items } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const save = useSaveSettings({
    queryKey: templatesQuery.queryKey,
    version: templates.version,
    save: (changed: Pick<ReplyTemplates, 'items'>, version: number) => saveTemplates({ ...changed, version }),
    savedText: 'Vorlagen gespeichert',
  });
  const { errors } = form.formState;

  return (
    <StaffForm
      label="Vorlagen"
      form={form}
      mutation={save}
      submitLabel="Vorlagen speichern"
      pendingLabel="Wird gespeichert..."
    >
      {fields.map(({ id }, index) => (
        <chakra.fieldset key={id} display="grid" gap="3" borderTopWidth="1px" pt="4">
          <chakra.legend float="left" fontWeight="semibold">
            Vorlage {index + 1}
          </chakra.legend>
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={maxTemplateTitle}
            error={errors.items?.[index]?.title?.message}
            {...form.register(`items.${index}.title`, {
              validate: (title) => title.trim() !== '' || 'Bitte geben Sie der Vorlage einen Namen.',
            })}
          />
          <TextAreaField
            label="Text"
            rows={11}
            maxLength={maxReplyText}
            error={errors.items?.[index]?.text?.message}
            {...form.register(`items.${index}.text`, { validate: textFault })}
          />
          <Button
            tone="quiet"
            size="sm"
            justifySelf="start"
            aria-label={`Vorlage ${index + 1} entfernen`}
            onClick={() => remove(index)}
          >
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />
            Entfernen
          </Button>
        </chakra.fieldset>
      ))}
      {fields.length < maxTemplates && (
        <Button
          tone="outline"
          size="sm"
          justifySelf="start"
          onClick={() => append({ title: '', text: newReplyText })}
        >
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          Neue Vorlage
        </Button>
      )}
    </StaffForm>
  );
}
