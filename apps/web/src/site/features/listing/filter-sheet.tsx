import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { propertyCount } from '@estate/domain/text/format';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useListing } from './use-listing.ts';

/**
 * The filters as a full-screen dialog, for narrow screens. The button at its foot shows the number of hits. It closes
 * the dialog, or moves the focus to the first invalid field.
 */
export function FilterSheet({
  search,
  onClose,
  children,
}: {
  search: ListingSearch;
  onClose: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  const { total } = useListing({ ...search, page: undefined });
  return (
    <ModalDialog
      aria-labelledby={titleId}
      m="0"
      w="100vw"
      maxW="100vw"
      h="100dvh"
      maxH="100dvh"
      borderRadius="none"
      bg="paper"
      overflowY="auto"
      overscrollBehavior="contain"
      onClose={onClose}
    >
      <chakra.div minH="full" display="flex" flexDirection="column">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" px="4" pt="2">
          <chakra.h2 id={titleId} fontSize="lg">
            Filter
          </chakra.h2>
          <Button tone="quiet" size="icon" aria-label="Filter schließen" onClick={onClose}>
            <X size={22} strokeWidth={1.5} aria-hidden />
          </Button>
        </chakra.div>
        <chakra.div display="grid" gap="4" flex="1" alignContent="start" px="4" py="3">
          {children}
        </chakra.div>
        <chakra.div position="sticky" bottom="0" p="4" bg="paper" borderTopWidth="1px">
          <Button
            w="full"
            onClick={({ currentTarget }) => {
              const fault = currentTarget
                .closest('dialog')
                ?.querySelector<HTMLElement>('[aria-invalid="true"]');
              if (fault) fault.focus();
              else onClose();
            }}
          >
            <span aria-live="polite">
              {total === 0
                ? 'Keine Treffer'
                : `${total === null ? 'Immobilien' : propertyCount(total)} anzeigen`}
            </span>
          </Button>
        </chakra.div>
      </chakra.div>
    </ModalDialog>
  );
}
