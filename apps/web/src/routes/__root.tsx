import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { SiteFrame } from '../features/site-frame/site-frame.tsx';
import { linkManifest } from '../page-head/link-manifest.ts';
import type { RouterContext } from '../router.ts';
import { showFonts } from '../theme/fonts.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Toaster } from '../ui/toast.tsx';
import { FailedPage } from '../ui/failed-page.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: UnknownPath,
  errorComponent: ({ error, reset }) => (
    <SiteFrame>
      <FailedPage error={error} onRetry={reset} />
    </SiteFrame>
  ),
});

/** What comes after the first screen. */
function complete(): void {
  showFonts();
  linkManifest();
}

function Root() {
  useEffect(() => afterPaint(complete), []);
  return (
    <>
      <Outlet />
      <Toaster />
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
