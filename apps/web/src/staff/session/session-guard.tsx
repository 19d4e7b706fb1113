import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { api } from '../../shared/api/client.ts';
import { ApiError } from '../../shared/api/problem.ts';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { LoginForm } from './login-form.tsx';
import { NoPermission } from './no-permission.tsx';
import { sessionQuery, type StaffUser } from './session.ts';
import { notifyTabs } from './session-tabs.ts';
import { repeatAfterSignIn, signInGate } from './sign-in-gate.ts';
import { useRefetchOnRefusal } from './use-refetch-on-refusal.ts';
import { useSessionOfOtherTabs } from './use-session-change.ts';

api.use(repeatAfterSignIn(signInGate));

const loadSignInDialog = () => import('./sign-in-dialog.tsx').then((part) => part.SignInDialog);
const SignInDialog = lazyWithFallback(loadSignInDialog);

/** Loaded lazily, because it contains the QR code component and is rarely needed. */
const RequiredFactor = lazyWithFallback(() =>
  import('./required-factor.tsx').then((part) => part.RequiredFactor),
);

const Screen = ({ children }: { children: ReactNode }) => (
  <chakra.main display="grid" minH="100dvh" placeItems="center" p="4">
    <chakra.div w="full" maxW="26rem">
      {children}
    </chakra.div>
  </chakra.main>
);

/**
 * Shows the sign-in, the pending check, the refusal, the set-up of a second factor or `children` (staff-area §4). A
 * failed session request counts as no role. If the session ends later, the page stays and a dialog over it asks for
 * the sign-in.
 */
export function SessionGuard({ children }: { children: (user: StaffUser) => ReactNode }) {
  const session = useQuery(sessionQuery);
  useSessionOfOtherTabs();

  if (session.isPending) {
    return (
      <Screen>
        <div role="status">
          <chakra.h1 textAlign="center" fontFamily="body" fontWeight="normal" fontSize="md">
            Berechtigungen werden geprüft...
          </chakra.h1>
        </div>
      </Screen>
    );
  }
  const isSignedOut = session.error instanceof ApiError && session.error.status === 401;
  if (isSignedOut && !session.data) {
    return (
      <Screen>
        <chakra.section bg="card" borderWidth="1px" borderRadius="card" p={{ base: '6', md: '8' }}>
          <chakra.h1 fontSize="xl" mb="6">
            Anmeldung
          </chakra.h1>
          <LoginForm />
        </chakra.section>
      </Screen>
    );
  }
  if (!session.data?.role) {
    return (
      <Screen>
        <NoPermission />
      </Screen>
    );
  }
  const { user, needs_two_factor } = session.data;
  if (needs_two_factor && !isSignedOut) {
    return (
      <Screen>
        <Suspense>
          <RequiredFactor />
        </Suspense>
      </Screen>
    );
  }
  return (
    <Workplace key={user.id} isSignedOut={isSignedOut}>
      {children(user)}
    </Workplace>
  );
}

/** Page of the signed-in person, with the sign-in dialog over it after the session has ended. */
function Workplace({ isSignedOut, children }: { isSignedOut: boolean; children: ReactNode }) {
  const isSignInOpen = useSyncExternalStore(signInGate.subscribe, () => signInGate.isOpen);
  useRefetchOnRefusal();
  useEffect(() => signInGate.activate(), []);
  useEffect(() => {
    // Preloads the dialog, because a release may have replaced its file by the time the session ends.
    void loadSignInDialog().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isSignedOut) void signInGate.ask();
  }, [isSignedOut]);
  useEffect(() => {
    if (isSignInOpen) notifyTabs({ type: 'ended' });
  }, [isSignInOpen]);
  return (
    <>
      {children}
      {isSignInOpen && (
        <Suspense>
          <SignInDialog onClose={() => signInGate.settle(false)} />
        </Suspense>
      )}
    </>
  );
}
