import { CatchBoundary, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { FailedPage } from '../../shared/ui/failed-page.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { usePalette } from '../palette/use-palette.tsx';
import { AdminDrawer } from './admin-drawer.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SideBar } from './side-bar.tsx';
import { useLeadNotification } from '../inbox/lead-notification.ts';
import { useUnreadTitle } from './use-unread-title.ts';

/**
 * Layout of the staff area: navigation beside the tool on wide screens, behind a menu button on narrow ones; denser
 * than the public pages. An error of a tool is shown in its place, and the navigation stays usable.
 */
export function AdminFrame({ userName, children }: { userName: string; children: ReactNode }) {
  const { palette, open } = usePalette();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useUnreadTitle();
  useLeadNotification();
  return (
    <chakra.div containerType="inline-size">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', _roomLg: '15.5rem minmax(0, 1fr)' }}
        fontSize="xs"
        lineHeight="1.5"
        hyphens="manual"
      >
        <SkipLink />
        <SideBar userName={userName} onSearch={open} />
        <chakra.div minW="0">
          <chakra.header
            _roomLg={{ display: 'none' }}
            position="sticky"
            top="0"
            zIndex="header"
            display="flex"
            alignItems="center"
            gap="2"
            h="14"
            px="1"
            bg="card"
            borderBottomWidth="1px"
          >
            <AdminDrawer userName={userName} />
            <chakra.span flex="1" fontWeight="semibold">
              Verwaltung
            </chakra.span>
            <PaletteButton isWide={false} onOpen={open} />
          </chakra.header>
          <OfflineBanner />
          <chakra.main
            id="inhalt"
            tabIndex={-1}
            _focusVisible={{ outline: 'none' }}
            minH="calc(100dvh - 3.5rem)"
            px={{ base: '4', _roomMd: '8' }}
            py={{ base: '6', _roomMd: '8' }}
            maxW="100rem"
          >
            <ConnectionNotice />
            <CatchBoundary
              getResetKey={() => path}
              errorComponent={({ error, reset }) => <FailedPage error={error} onRetry={reset} />}
            >
              {children}
            </CatchBoundary>
          </chakra.main>
        </chakra.div>
        {palette}
      </chakra.div>
    </chakra.div>
  );
}
