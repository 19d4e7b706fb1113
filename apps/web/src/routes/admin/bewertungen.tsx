import { createFileRoute } from '@tanstack/react-router';
import { Valuations } from '../../staff/valuation/valuations.tsx';

export const Route = createFileRoute('/admin/bewertungen')({ component: Valuations });
