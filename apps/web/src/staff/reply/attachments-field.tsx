import { replyFileTypes } from '@estate/domain/forms/reply';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import type { ReplyFile } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { FieldError } from '../../shared/form/field-frame.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FileList } from './file-list.tsx';
import type { useAttachments } from './use-attachments.ts';

const accept = Object.keys(replyFileTypes)
  .map((end) => `.${end}`)
  .join();

/** The attachments of a reply, the button that adds files, and the error about them. */
export function AttachmentsField({
  lead,
  files,
  attachments,
  isBusy,
  error,
}: {
  lead: string;
  files: readonly ReplyFile[];
  attachments: ReturnType<typeof useAttachments>;
  /** Whether files can be neither added nor removed, because something is being sent. */
  isBusy: boolean;
  error: string | undefined;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div>
      <FileList lead={lead} files={files} {...(isBusy ? {} : { onRemove: attachments.remove })} />
      <chakra.input
        ref={picker}
        type="file"
        multiple
        accept={accept}
        aria-label="Dateien für den Anhang"
        display="none"
        onChange={({ target }) => {
          attachments.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        tone="outline"
        size="sm"
        mt="1"
        disabled={isBusy}
        aria-describedby="antwort-anhang"
        onClick={() => picker.current?.click()}
      >
        <Paperclip size={16} strokeWidth={1.5} aria-hidden />
        {attachments.isUploading ? 'Wird hochgeladen...' : 'Dateien anhängen'}
      </Button>
      <chakra.p id="antwort-anhang" mt="1.5" fontSize="xs" color="inkMuted">
        PDF, JPG, PNG, DOCX oder XLSX, zusammen höchstens 10 MB
      </chakra.p>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
