import { createFileRoute } from '@tanstack/react-router';
import { Team } from '../../features/admin/team/team.tsx';

export const Route = createFileRoute('/admin/team')({ component: Team });
