import { chakra } from '@chakra-ui/react/styled-system';
import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { SingleImport } from './single-import/single-import.tsx';
import { useJobs } from './use-jobs.ts';
import { useSignOut } from './use-sign-out.ts';

/** The staff's tools, in a denser layout than the public pages. */
export function Dashboard({ userName }: { userName: string }) {
  const leave = useSignOut();
  const { jobs, isConnected } = useJobs();
  return (
    <chakra.div fontSize="xs" lineHeight="1.5" hyphens="manual">
      <chakra.header bg="card" borderBottomWidth="1px" py="4">
        <Container display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
          <div>
            <chakra.h1 fontSize="xl">Admin Dashboard</chakra.h1>
            <chakra.p color="inkMuted">Verwaltung von Immobiliendaten und Backend-Funktionen</chakra.p>
          </div>
          <chakra.div display="flex" alignItems="center" gap="4">
            <chakra.span color="inkMuted">{userName}</chakra.span>
            <Button tone="outline" size="sm" disabled={leave.isPending} onClick={() => leave.mutate()}>
              <LogOut size={18} strokeWidth={1.5} aria-hidden />
              Abmelden
            </Button>
          </chakra.div>
        </Container>
      </chakra.header>
      <chakra.main id="inhalt" tabIndex={-1}>
        <Container py="8">
          {!isConnected && (
            <chakra.p role="status" mb="4" p="3" borderRadius="card" bg="sand">
              Die Verbindung für Fortschrittsmeldungen wird aufgebaut ...
            </chakra.p>
          )}
          <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}>
            <SingleImport jobs={jobs} />
          </chakra.div>
        </Container>
      </chakra.main>
    </chakra.div>
  );
}
