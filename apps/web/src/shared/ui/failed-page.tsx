import { useRouter } from '@tanstack/react-router';
import { ApiError, isUnreachable, unreachable } from '../api/problem.ts';
import { Button, ButtonLink } from './button.tsx';
import { Container } from './layout.tsx';
import { Notice } from './notice.tsx';

/** Shown in place of a page that failed to load or render. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const router = useRouter();
  const isCutOff = !navigator.onLine || isUnreachable(error);
  return (
    <Container py={{ base: '10', md: '20' }}>
      <Notice
        heading
        role="alert"
        title={isCutOff ? 'Keine Verbindung' : 'Diese Seite konnte nicht geladen werden'}
        {...(isCutOff
          ? { text: unreachable().message }
          : error instanceof ApiError
            ? { text: error.message }
            : {})}
      >
        <Button
          onClick={() => {
            onRetry();
            void router.invalidate();
          }}
        >
          Erneut versuchen
        </Button>
        <ButtonLink to="/" tone="outline">
          Zur Startseite
        </ButtonLink>
      </Notice>
    </Container>
  );
}
