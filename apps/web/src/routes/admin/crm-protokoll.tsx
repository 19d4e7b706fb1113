import { createFileRoute } from '@tanstack/react-router';
import { CallLog } from '../../staff/call-log/call-log.tsx';
import { type CallLogSearch, parseCallLogSearch } from '../../staff/call-log/call-log-search.ts';
import { rawSearch } from '../../staff/raw-search.ts';

export const Route = createFileRoute('/admin/crm-protokoll')({
  validateSearch: rawSearch,
  component: CallLogPage,
});

function CallLogPage() {
  const search = parseCallLogSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const change = (next: CallLogSearch, isStep: boolean) =>
    void navigate({
      search: { ...next },
      replace: !isStep,
      state: isStep ? { isStep } : true,
      resetScroll: false,
    });
  return <CallLog search={search} onChange={change} />;
}
