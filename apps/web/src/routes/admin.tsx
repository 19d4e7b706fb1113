import { createFileRoute } from '@tanstack/react-router';
import { AdminArea } from '../features/admin/admin-area.tsx';

export const Route = createFileRoute('/admin')({ component: AdminPage });

function AdminPage() {
  return <AdminArea />;
}
