import { createFileRoute } from '@tanstack/react-router';
import { CallLog } from '../../features/admin/call-log/call-log.tsx';
import { type CallLogSearch, parseCallLogSearch } from '../../features/admin/call-log/call-log-search.ts';

export const Route = createFileRoute('/admin/crm-protokoll')({
  // The page parses the search, because a visitor's first file holds what stands here.
  validateSearch: (raw: Record<string, unknown>): Record<string, unknown> => raw,
  component: CallLogPage,
});

function CallLogPage() {
  const search = parseCallLogSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const change = (next: CallLogSearch, isStep: boolean) =>
    void navigate({ search: { ...next }, replace: !isStep, resetScroll: false });
  return <CallLog search={search} onChange={change} />;
}
