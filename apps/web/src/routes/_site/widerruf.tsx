import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../../site/features/withdrawal/withdrawal-page.tsx';

export const Route = createFileRoute('/_site/widerruf')({ component: WithdrawalPage });
