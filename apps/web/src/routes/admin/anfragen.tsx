import { createFileRoute } from '@tanstack/react-router';
import { type InboxSearch, parseInboxSearch } from '../../staff/inbox/inbox-search.ts';
import { Inbox } from '../../staff/inbox/inbox.tsx';
import { rawSearch } from '../../staff/raw-search.ts';

export const Route = createFileRoute('/admin/anfragen')({
  validateSearch: rawSearch,
  component: InboxPage,
});

function InboxPage() {
  const search = parseInboxSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const change = (next: InboxSearch, isStep: boolean) =>
    void navigate({
      search: { ...next },
      replace: !isStep,
      state: isStep ? { isStep } : true,
      resetScroll: false,
    });
  return <Inbox search={search} onChange={change} />;
}
