import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { accountQuery } from '../account/account-query.ts';
import { TwoFactor } from '../account/two-factor.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { useSignOut } from './use-sign-out.ts';

/**
 * Set-up of the second factor, shown instead of the staff area if all accounts must have one and this account has
 * none.
 */
export function RequiredFactor() {
  const account = useQuery(accountQuery);
  const leave = useSignOut();
  return (
    <chakra.section bg="card" borderWidth="1px" borderRadius="card" p={{ base: '6', md: '8' }}>
      <chakra.h1 fontSize="xl" mb="2">
        Zweiten Faktor einrichten
      </chakra.h1>
      <chakra.p mb="6" color="inkMuted">
        In dieser Verwaltung brauchen alle Konten einen zweiten Faktor. Richten Sie ihn jetzt ein, danach geht
        es weiter.
      </chakra.p>
      <QueryState query={account} subject="Ihr Konto" />
      {account.data && <TwoFactor account={account.data} />}
      <Button tone="quiet" size="sm" mt="6" ml="-4" disabled={leave.isPending} onClick={() => leave.mutate()}>
        Abmelden
      </Button>
    </chakra.section>
  );
}
