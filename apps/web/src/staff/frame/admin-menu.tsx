import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { AccountRow, AdminNav } from './admin-nav.tsx';

export function AdminMenu({ userName, onClose }: { userName: string; onClose: () => void }) {
  return (
    <Drawer.Root placement="start" open onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Menü" hyphens="manual">
            <Drawer.Header justifyContent="flex-end" p="4">
              <Drawer.CloseTrigger asChild position="static">
                <Button tone="quiet" size="icon" aria-label="Menü schließen">
                  <X size={24} strokeWidth={1.5} aria-hidden />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="4" py="0">
              <AdminNav onFollow={onClose} />
            </Drawer.Body>
            <Drawer.Footer display="block" p="4">
              <AccountRow userName={userName} />
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
