import { maxReplySubject, maxReplyText, unfilledPart, unfilledText } from '@estate/domain/forms/reply';
import { maxEarlyHours } from '@estate/domain/search-orders/early-hours';
import { longDateTime } from '@estate/domain/text/date-time';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { SearchLetters } from '../../shared/api/types.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { chakra } from '#styled-system/jsx';
import { useMay } from '../session/use-may.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { type LetterWords, previewLetter } from './search-letter-query.ts';

const isFilled = (text: string): true | string => {
  const gap = unfilledPart(text);
  return gap === undefined || unfilledText(gap);
};

/** The words of a letter. It ends with the preview, for which the server checks them. */
export function SearchLetterForm({
  id,
  letters: { templates, expose_refusal: exposeRefusal, is_hidden: isHidden, publish_at: publishAt },
  words,
  onPreview,
}: {
  id: number;
  letters: SearchLetters;
  words: LetterWords;
  onPreview: (words: LetterWords, html: string) => void;
}) {
  const may = useMay();
  const asksHours = isHidden && publishAt === null;
  const form = useForm({
    defaultValues: {
      subject: words.subject,
      text: words.text,
      hours: String(words.hours ?? 48),
      with_expose: words.with_expose,
    },
  });
  const preview = useMutation({
    mutationFn: async ({
      hours,
      with_expose,
      ...written
    }: Omit<LetterWords, 'hours'> & { hours: string }) => {
      const body = {
        ...written,
        hours: asksHours ? Number(hours) : null,
        with_expose: with_expose && exposeRefusal === null,
      };
      const { html } = await previewLetter(id, body);
      return { body, html };
    },
    onSuccess: ({ body, html }) => onPreview(body, html),
  });
  const choose = (title: string) => {
    const template = templates.find((one) => one.title === title);
    if (!template) return;
    const { subject, text } = form.getValues();
    const isUnedited = text === '' || templates.some((one) => one.text === text);
    if (isUnedited || subject === '') form.setValue('subject', template.subject);
    form.setValue('text', isUnedited ? template.text : `${text}\n\n${template.text}`.slice(0, maxReplyText));
  };
  const { errors } = form.formState;
  return (
    <chakra.div mt="4" maxW="44rem">
      <StaffForm
        label="E-Mail an alle"
        form={form}
        mutation={preview}
        submitLabel="Vorschau ansehen"
        pendingLabel="Wird geladen..."
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
          <chakra.div flex="1" minW="11rem" maxW="20rem">
            <SelectField
              label="Vorlage"
              placeholder="Vorlage wählen"
              choices={templates.map(({ title }) => ({ value: title, label: title }))}
              value=""
              onChange={({ target }) => choose(target.value)}
            />
          </chakra.div>
          {may('content') && (
            <StyledLink
              to="/admin/inhalte"
              search={{ abschnitt: 'search-letters' }}
              display="inline-flex"
              alignItems="center"
              minH="12"
              css={textLink}
            >
              Vorlagen bearbeiten
            </StyledLink>
          )}
        </chakra.div>
        <TextField
          label="Betreff"
          required
          autoComplete="off"
          maxLength={maxReplySubject}
          error={errors.subject?.message}
          {...form.register('subject', {
            required: 'Bitte geben Sie einen Betreff ein.',
            validate: isFilled,
          })}
        />
        <TextAreaField
          label="Text"
          required
          rows={10}
          maxLength={maxReplyText}
          help="Die Anrede steht darüber. Darunter stehen die Immobilie mit Preis und Energiedaten, Name und Nummer für Fragen, und wie man die E-Mails beendet."
          error={errors.text?.message}
          {...form.register('text', { required: 'Bitte schreiben Sie einen Text.', validate: isFilled })}
        />
        {exposeRefusal === null ? (
          <CheckField
            label={
              <>
                Exposé mitschicken
                <chakra.span display="block" color="inkMuted">
                  Alle bekommen einen eigenen Link, der 30 Tage gilt. Das PDF hängt nicht an: Für so viele
                  E-Mails ist es zu groß.
                </chakra.span>
              </>
            }
            {...form.register('with_expose')}
          />
        ) : (
          <p>{exposeRefusal}</p>
        )}
        {asksHours && (
          <TextField
            label="Online nach so vielen Stunden"
            required
            type="number"
            inputMode="numeric"
            min={1}
            max={maxEarlyHours}
            autoComplete="off"
            help="Bis dahin sehen die Immobilie nur die Angeschriebenen. Sie hat noch keine Seite, und die E-Mail zeigt keine Bilder. Danach geht sie von selbst online."
            error={errors.hours?.message}
            {...form.register('hours', {
              validate: (hours) =>
                (/^\d{1,3}$/.test(hours.trim()) && Number(hours) >= 1 && Number(hours) <= maxEarlyHours) ||
                `Bitte geben Sie 1 bis ${maxEarlyHours} Stunden an.`,
            })}
          />
        )}
        {isHidden && publishAt !== null && (
          <p>
            Die Immobilie geht am {longDateTime(new Date(publishAt))} online. Bis dahin sehen sie nur die
            Angeschriebenen. Sie hat noch keine Seite, und die E-Mail zeigt keine Bilder.
          </p>
        )}
      </StaffForm>
    </chakra.div>
  );
}
