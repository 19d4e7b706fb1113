import type { LeadFilter } from '@estate/domain/forms/lead-filter';
import { Download, Keyboard } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { PageHeading } from '../frame/tool-page.tsx';
import { toolOf } from '../tools.ts';
import { csvAddress } from './inbox-query.ts';

/** Heading of the inbox; where an open lead takes the place of the list, without the list as CSV. */
export function InboxHeading({
  filter,
  isLeadOpen,
  onHelp,
}: {
  filter: LeadFilter;
  isLeadOpen: boolean;
  onHelp: () => void;
}) {
  const { title, text } = toolOf('/admin/anfragen');
  return (
    <PageHeading
      title={title}
      text={text}
      actions={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button tone="outline" size="sm" aria-keyshortcuts="?" onClick={onHelp}>
            <Keyboard size={18} strokeWidth={1.5} aria-hidden />
            Tasten und Hinweise
          </Button>
          <ButtonAnchor
            href={csvAddress(filter)}
            download
            tone="outline"
            size="sm"
            display={isLeadOpen ? { base: 'none', _roomLg: 'inline-flex' } : 'inline-flex'}
          >
            <Download size={18} strokeWidth={1.5} aria-hidden />
            Als CSV speichern
          </ButtonAnchor>
        </chakra.div>
      }
    />
  );
}
