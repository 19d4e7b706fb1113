import { headerAction, headerNavigation, type PageLink } from '@estate/content/navigation';
import { Menu, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor, ButtonLink, Button } from '../../../shared/ui/button.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { useDialogEntry } from '../../ui/use-dialog-entry.ts';
import { footerNavigationId } from './footer-navigation.tsx';
import { NavigationEntryLink } from './navigation-entry.tsx';
import { OfficePhone } from './office-phone.tsx';

const entries: readonly PageLink[] = headerNavigation.flatMap((entry) => entry.children ?? [entry]);

const menuSign = <Menu size={26} strokeWidth={1.5} aria-hidden />;

/**
 * The mobile menu: a modal dialog, so the browser traps the focus and Escape closes it. Its links replace the menu's
 * history entry.
 */
export function NavDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { openAt, open, close } = useDialogEntry('menu');
  useLayoutEffect(() => {
    if (openAt === undefined) dialog.current?.close();
    else dialog.current?.showModal();
  }, [openAt]);

  return (
    <chakra.div _roomLg={{ display: 'none' }}>
      <Button data-needs-script tone="quiet" size="icon" aria-label="Menü öffnen" onClick={() => open()}>
        {menuSign}
      </Button>
      <ButtonAnchor
        data-without-script
        display="none"
        _noScript={{ display: 'inline-flex' }}
        href={`#${footerNavigationId}`}
        tone="quiet"
        size="icon"
        aria-label="Zum Menü am Ende der Seite"
      >
        {menuSign}
      </ButtonAnchor>
      <chakra.dialog
        ref={dialog}
        aria-label="Menü"
        ml="auto"
        w="min(22rem, 100vw)"
        h="100dvh"
        maxH="100dvh"
        bg="card"
        color="ink"
        _backdrop={{ bg: 'rgb(31 50 62 / 0.5)' }}
        onClose={close}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) close();
        }}
      >
        <chakra.nav aria-label="Hauptmenü" display="flex" flexDirection="column" minH="full" p="4">
          <Button tone="quiet" size="icon" aria-label="Menü schließen" alignSelf="flex-end" onClick={close}>
            <X size={26} strokeWidth={1.5} aria-hidden />
          </Button>
          <ul>
            {entries.map((entry) => (
              <chakra.li key={entry.label} borderBottomWidth="1px">
                <NavigationEntryLink
                  entry={entry}
                  among={entries}
                  display="flex"
                  alignItems="center"
                  minH="12"
                  py="3"
                  px="2"
                  fontSize="md"
                  fontWeight="medium"
                  replace
                />
              </chakra.li>
            ))}
          </ul>
          <chakra.div display="grid" gap="3" mt="6">
            <ButtonLink to={pathOf(headerAction)} replace>
              {headerAction.label}
            </ButtonLink>
            <OfficePhone tone="outline" />
          </chakra.div>
        </chakra.nav>
      </chakra.dialog>
    </chakra.div>
  );
}
