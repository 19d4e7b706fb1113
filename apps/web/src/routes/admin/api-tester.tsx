import { createFileRoute } from '@tanstack/react-router';
import { ApiTester } from '../../staff/api-tester/api-tester.tsx';

export const Route = createFileRoute('/admin/api-tester')({ component: ApiTester });
