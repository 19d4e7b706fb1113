import { maxReplyBytes, maxReplyFiles, replyFileType } from '@estate/domain/forms/reply';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyFile } from '../../shared/api/types.ts';
import { dropFile, uploadFile } from './reply-query.ts';

const megabytes = maxReplyBytes / 1024 / 1024;

/** Why these files cannot be added; the server checks the same and what is inside. */
function refusalOf(chosen: readonly File[], files: readonly ReplyFile[]): string | undefined {
  const unknown = chosen.find(({ name }) => replyFileType(name) === undefined);
  if (unknown)
    return `„${unknown.name}“ lässt sich nicht anhängen. Möglich sind PDF, JPG, PNG, DOCX und XLSX.`;
  if (chosen.length + files.length > maxReplyFiles)
    return `Bitte hängen Sie höchstens ${maxReplyFiles} Dateien an.`;
  const bytes = [...chosen.map(({ size }) => size), ...files.map((file) => file.bytes)];
  return bytes.reduce((sum, one) => sum + one, 0) > maxReplyBytes
    ? `Alle Anhänge zusammen dürfen höchstens ${megabytes} MB haben.`
    : undefined;
}

/** Uploads files one after the other and takes them off again. What is there stays when one fails. */
export function useAttachments(
  lead: string,
  files: readonly ReplyFile[],
  onChange: (files: ReplyFile[]) => void,
) {
  const [refusal, setRefusal] = useState<string>();
  const upload = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const added = [...files];
      for (const file of chosen) {
        added.push(await uploadFile(lead, file));
        onChange([...added]);
      }
    },
    onError: (error) => setRefusal(error.message),
  });
  return {
    error: refusal,
    isPending: upload.isPending,
    add: (chosen: readonly File[]) => {
      const reason = refusalOf(chosen, files);
      setRefusal(reason);
      if (reason === undefined && chosen.length > 0) upload.mutate(chosen);
    },
    remove: ({ id }: ReplyFile) => {
      setRefusal(undefined);
      onChange(files.filter((file) => file.id !== id));
      // A file that stays is deleted after a month.
      void dropFile(lead, id).catch(() => undefined);
    },
  };
}
