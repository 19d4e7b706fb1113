import { createFileRoute } from '@tanstack/react-router';
import { Account } from '../../features/admin/account/account.tsx';

export const Route = createFileRoute('/admin/konto')({ component: Account });
