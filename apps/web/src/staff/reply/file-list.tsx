import { Paperclip, X } from 'lucide-react';
import type { ReplyFile } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { fileSize } from '@estate/domain/text/format';
import { textLink } from '../../shared/ui/type.tsx';
import { fileAddress } from './reply-query.ts';

/** Attachments of a reply with download links; with `onRemove` also with buttons that remove them. */
export function FileList({
  lead,
  files,
  onRemove,
}: {
  lead: string;
  files: readonly ReplyFile[];
  onRemove?: (file: ReplyFile) => void;
}) {
  if (files.length === 0) return null;
  return (
    <chakra.ul aria-label="Anhänge" display="grid" gap="1">
      {files.map((file) => (
        <chakra.li key={file.id} display="flex" alignItems="center" gap="2">
          <Paperclip size={16} strokeWidth={1.5} aria-hidden />
          <chakra.a
            href={fileAddress(lead, file.id)}
            download={file.name}
            minW="0"
            py="1"
            overflowWrap="anywhere"
            css={textLink}
          >
            {file.name}
          </chakra.a>
          <chakra.span color="inkMuted" whiteSpace="nowrap">
            {fileSize(file.bytes)}
          </chakra.span>
          {onRemove && (
            <Button
              tone="quiet"
              size="sm"
              aria-label={`${file.name} entfernen`}
              onClick={() => onRemove(file)}
            >
              <X size={16} strokeWidth={1.5} aria-hidden />
            </Button>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
