import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { SiteFrame } from '../features/site-frame/site-frame.tsx';
import type { RouterContext } from '../router.ts';
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

function Root() {
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
