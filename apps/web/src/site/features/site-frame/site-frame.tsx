import { notice } from '@estate/content/sections/notice';
import { texts } from '@estate/content/texts';
import { type ReactNode, Suspense } from 'react';
import { ConsentHost } from '../../consent/consent-host.tsx';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { SkipLink } from '../../../shared/ui/skip-link.tsx';
import { ConnectionLost } from './connection-lost.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** A chunk of its own, because most days have no notice. */
const NoticeBar = lazyWithFallback(async () => (await import('./notice-bar.tsx')).NoticeBar);

/** Skip link, consent, header, the page in `main`, footer. The footer hydrates after the page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <SkipLink />
      {/* The banner precedes the page in the order of focus, because it covers a part of the screen. */}
      <ConsentHost />
      {texts(notice).text !== '' && (
        <Suspense>
          <NoticeBar />
        </Suspense>
      )}
      <SiteHeader />
      <chakra.main id="inhalt" tabIndex={-1} flex="1">
        {children}
      </chakra.main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <ConnectionLost />
    </chakra.div>
  );
}
