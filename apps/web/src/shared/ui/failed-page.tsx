import { useRouter } from '@tanstack/react-router';
import { unreachable } from '../api/problem.ts';
import { Button, ButtonLink } from './button.tsx';
import { Container } from './layout.tsx';
import { Notice } from './notice.tsx';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Shown in place of a page that failed to load or render. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const router = useRouter();
  return (
    <Container py={{ base: '10', md: '20' }}>
      <Notice
        heading
        role="alert"
        title="Diese Seite konnte nicht geladen werden"
        text={navigator.onLine ? messageOf(error) : unreachable().message}
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
