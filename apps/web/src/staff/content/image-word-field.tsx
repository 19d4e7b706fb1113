import { noImage } from '@estate/content/empty-value';
import type { ContentImage } from '@estate/content/section';
import { type ImageOrigin, imageOrigins } from '@estate/domain/property/image-origin';
import { websiteImageUrl, renditions } from '@estate/domain/property/renditions';
import { useMutation } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { FieldError } from '../../shared/form/field-frame.tsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { uploadImage } from './content-query.ts';
import type { Value } from './words-at.ts';

const [preview] = renditions.brokerPhoto85;

/** An image with its alternative text and its origin. Its bytes are uploaded at once; the words name them. */
export function ImageWordField({
  name,
  label,
  help,
  error,
  value,
  onChange,
}: {
  name: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  value: Value;
  onChange: (value: ContentImage) => void;
}) {
  const image = value as ContentImage;
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const upload = useMutation({
    mutationFn: uploadImage,
    onSuccess: (stored) => onChange({ ...image, ...stored }),
  });
  const fault = upload.error ? problemText(upload.error) : error;
  return (
    <chakra.div role="group" aria-labelledby={labelId} display="grid" gap="3">
      <chakra.p id={labelId} fontWeight="medium">
        {label}
      </chakra.p>
      {help && (
        <chakra.p fontSize="xs" color="inkMuted">
          {help}
        </chakra.p>
      )}
      {image.path !== '' && (
        <chakra.img src={websiteImageUrl(image, preview)} alt={image.alt} maxW="10rem" borderRadius="card" />
      )}
      <chakra.input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={`${label}: Datei wählen`}
        display="none"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          target.value = '';
        }}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          tone="outline"
          size="sm"
          disabled={upload.isPending}
          aria-describedby={fault ? `${labelId}-error` : undefined}
          onClick={() => input.current?.click()}
        >
          <Upload size={16} strokeWidth={1.5} aria-hidden />
          {upload.isPending ? 'Wird hochgeladen...' : image.path === '' ? 'Bild wählen' : 'Bild ersetzen'}
        </Button>
        {image.path !== '' && (
          <Button tone="quiet" size="sm" onClick={() => onChange(noImage)}>
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />
            Bild entfernen
          </Button>
        )}
      </chakra.div>
      {fault && <FieldError id={`${labelId}-error`}>{fault}</FieldError>}
      {image.path !== '' && (
        <>
          <TextField
            name={`${name}.alt`}
            label="Beschreibung für Menschen, die das Bild nicht sehen"
            autoComplete="off"
            value={image.alt}
            onChange={({ target }) => onChange({ ...image, alt: target.value })}
          />
          <SelectField
            name={`${name}.origin`}
            label="Wie das Bild entstanden ist"
            help="Alles außer Original steht auf der Website beim Bild."
            choices={Object.entries(imageOrigins).map(([origin, text]) => ({ value: origin, label: text }))}
            value={image.origin}
            onChange={({ target }) => onChange({ ...image, origin: target.value as ImageOrigin })}
          />
        </>
      )}
    </chakra.div>
  );
}
