import { createFileRoute } from '@tanstack/react-router';
import { type InboxSearch, parseInboxSearch } from '../../features/admin/inbox/inbox-search.ts';
import { Inbox } from '../../features/admin/inbox/inbox.tsx';

export const Route = createFileRoute('/admin/anfragen')({
  validateSearch: parseInboxSearch,
  component: InboxPage,
});

function InboxPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (next: InboxSearch, isStep: boolean) =>
    void navigate({ search: parseInboxSearch({ ...next }), replace: !isStep, resetScroll: false });
  return <Inbox search={search} onChange={change} />;
}
