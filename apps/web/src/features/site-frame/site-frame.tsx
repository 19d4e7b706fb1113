import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ConsentHost } from '../../consent/consent-host.tsx';
import { Progressive } from '../../ui/progressive.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Skip link, header, the page in `main`, footer, consent. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <chakra.a
        href="#inhalt"
        position="absolute"
        left="4"
        top="-20"
        zIndex="toast"
        px="4"
        py="3"
        bg="card"
        borderRadius="card"
        _focus={{ top: '2' }}
      >
        Zum Inhalt springen
      </chakra.a>
      <SiteHeader />
      <chakra.main id="inhalt" tabIndex={-1} flex="1">
        {children}
      </chakra.main>
      <Progressive first={0}>
        <SiteFooter />
      </Progressive>
      <ConsentHost />
    </chakra.div>
  );
}
