import { maxReplyBytes, maxReplyFiles, replyFileType } from '@estate/domain/forms/reply';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import type { ReplyFile } from '../../shared/api/types.ts';
import { attachDocument, deleteReplyFile, type DocumentOrder, uploadFile } from './reply-query.ts';

const megabytes = maxReplyBytes / 1024 / 1024;

/** Returns the reason why these files cannot be added. The server checks the same limits and also the content. */
function rejectionOf(chosen: readonly File[], files: readonly ReplyFile[]): string | undefined {
  const unknown = chosen.find(({ name }) => replyFileType(name) === undefined);
  if (unknown)
    return `„${unknown.name}“ lässt sich nicht anhängen. Möglich sind PDF, JPG, PNG, DOCX und XLSX.`;
  if (chosen.length + files.length > maxReplyFiles)
    return `Bitte hängen Sie höchstens ${maxReplyFiles} Dateien an.`;
  const bytes = [...chosen.map(({ size }) => size), ...files.map((file) => file.bytes)];
  return bytes.reduce((sum, size) => sum + size, 0) > maxReplyBytes
    ? `Alle Anhänge zusammen dürfen höchstens ${megabytes} MB haben.`
    : undefined;
}

/**
 * Uploads attachments one after the other, has documents of the property made, and removes both. If an upload fails, the
 * earlier ones are kept.
 */
export function useAttachments(
  lead: string,
  files: readonly ReplyFile[],
  onChange: (files: ReplyFile[]) => void,
) {
  const [rejection, setRejection] = useState<string>();
  const upload = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const added = [...files];
      for (const file of chosen) {
        added.push(await uploadFile(lead, file));
        onChange([...added]);
      }
    },
    onError: (error) => setRejection(problemText(error)),
  });
  const making = useMutation({
    mutationFn: async (order: DocumentOrder) => {
      setRejection(undefined);
      onChange([...files, await attachDocument(lead, order)]);
    },
    onError: (error) => setRejection(problemText(error)),
  });
  return {
    error: rejection,
    isUploading: upload.isPending,
    isPending: upload.isPending || making.isPending,
    /** The document that is being made. */
    made: making.isPending ? making.variables : undefined,
    make: making.mutate,
    add: (chosen: readonly File[]) => {
      const reason = rejectionOf(chosen, files);
      setRejection(reason);
      if (reason === undefined && chosen.length > 0) upload.mutate(chosen);
    },
    remove: ({ id }: ReplyFile) => {
      setRejection(undefined);
      onChange(files.filter((file) => file.id !== id));
      // If this request fails, the server deletes the file after a month.
      void deleteReplyFile(lead, id).catch(() => undefined);
    },
  };
}
