import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '../site/features/not-found/not-found-page.tsx';
import { loadAllWords } from '../shared/page/words.ts';
import { SiteFrame } from '../site/features/site-frame/site-frame.tsx';
import type { RouterContext } from '../router.ts';
import { useIsIdle } from '../shared/ui/when-idle.ts';
import { Toaster } from '../shared/ui/toast.tsx';
import { FailedPage } from '../shared/ui/failed-page.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { isGoingTo }, location }) => (isGoingTo(location) ? loadAllWords() : undefined),
  component: Root,
  notFoundComponent: UnknownPath,
  errorComponent: ({ error, reset }) => (
    <SiteFrame>
      <FailedPage error={error} onRetry={reset} />
    </SiteFrame>
  ),
});

/** The web app manifest (staff-area §7) is loaded once the page is idle. */
function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
      {useIsIdle() && <link rel="manifest" href="/manifest.webmanifest" />}
    </>
  );
}

function UnknownPath() {
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}
