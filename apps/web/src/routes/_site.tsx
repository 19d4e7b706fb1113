import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '../features/site-frame/site-frame.tsx';

/** Every public page lives below this layout. Kept in the first chunk: each of them needs it. */
export const Route = createFileRoute('/_site')({
  component: SiteLayout,
  codeSplitGroupings: [],
});

function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
