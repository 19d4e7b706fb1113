import { createFileRoute } from '@tanstack/react-router';
import { PapersPage } from '../../site/features/papers/papers-page.tsx';

export const Route = createFileRoute('/_site/verkaufen_/unterlagen')({ component: PapersPage });
