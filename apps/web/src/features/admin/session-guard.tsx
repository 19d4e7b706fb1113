import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/problem.ts';
import { LoginForm } from './login-form.tsx';
import { NoPermission } from './no-permission.tsx';
import { sessionQuery, type StaffUser } from './session.ts';

const Screen = ({ children }: { children: ReactNode }) => (
  <chakra.main display="grid" minH="100dvh" placeItems="center" p="4">
    <chakra.div w="full" maxW="26rem">
      {children}
    </chakra.div>
  </chakra.main>
);

/** Shows sign-in, check, refusal or `children` (staff-area §4). A failed check counts as no admin rights. */
export function SessionGuard({ children }: { children: (user: StaffUser) => ReactNode }) {
  const session = useQuery(sessionQuery);

  if (session.isPending) {
    return (
      <Screen>
        <chakra.p role="status" textAlign="center" fontSize="md">
          Berechtigungen werden geprüft...
        </chakra.p>
      </Screen>
    );
  }
  if (session.error instanceof ApiError && session.error.status === 401) {
    return (
      <Screen>
        <LoginForm />
      </Screen>
    );
  }
  if (session.data?.role !== 'admin') {
    return (
      <Screen>
        <NoPermission />
      </Screen>
    );
  }
  return children(session.data.user);
}
