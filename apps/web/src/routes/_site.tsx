import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '../site/features/site-frame/site-frame.tsx';

/** Layout of every public page. It stays in the first chunk, because every public page needs it. */
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
