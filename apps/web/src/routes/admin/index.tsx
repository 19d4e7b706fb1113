import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../staff/dashboard/dashboard.tsx';

export const Route = createFileRoute('/admin/')({ component: Dashboard });
