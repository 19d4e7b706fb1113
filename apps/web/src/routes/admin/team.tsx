import { createFileRoute } from '@tanstack/react-router';
import { Team } from '../../staff/team/team.tsx';

export const Route = createFileRoute('/admin/team')({ component: Team });
