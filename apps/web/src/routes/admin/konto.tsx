import { createFileRoute } from '@tanstack/react-router';
import { Account } from '../../staff/account/account.tsx';

export const Route = createFileRoute('/admin/konto')({ component: Account });
