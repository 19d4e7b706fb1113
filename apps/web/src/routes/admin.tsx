import { pageHeads } from '@estate/content/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { AdminArea } from '../features/admin/admin-area.tsx';
import { usePageHead } from '../page-head.ts';

export const Route = createFileRoute('/admin')({ component: AdminPage });

function AdminPage() {
  usePageHead(pageHeads['/admin']);
  return <AdminArea />;
}
