import { Navigate } from '@tanstack/react-router';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { LinkPage, NewPasswordForm } from '../session/new-password-form.tsx';
import { signIn } from '../session/session.ts';
import { useAfterSignIn } from '../session/use-session-change.ts';

const incomplete = 'Bitte lassen Sie sich von einer Kollegin oder einem Kollegen einen neuen Link schicken.';

/** Page of the invitation link: sets the first password of an account and signs in with it. */
export function InvitationPage() {
  const afterSignIn = useAfterSignIn();
  const accept = async (token: string, password: string) => {
    const { email } = await bodyOf(api.POST('/api/invitations/accept', { body: { token, password } }));
    // The password is set already. If this sign-in fails, the person signs in on the regular page.
    const answer = await signIn({ email, password }).catch(() => null);
    if (!answer || !('user' in answer)) return { email, isSignedIn: false };
    await afterSignIn(answer.user);
    return { email, isSignedIn: true };
  };
  return (
    <LinkPage incomplete={incomplete}>
      {(token) => (
        <NewPasswordForm
          title="Passwort festlegen"
          text="Damit melden Sie sich künftig in der Verwaltung an."
          save={(password) => accept(token, password)}
          done={({ email, isSignedIn }) =>
            isSignedIn ? (
              <Navigate to="/admin" replace />
            ) : (
              <Notice
                heading
                role="status"
                title="Ihr Passwort ist gesetzt"
                text={`Melden Sie sich jetzt mit ${email} und diesem Passwort an.`}
              >
                <ButtonLink to="/admin">Zur Anmeldung</ButtonLink>
              </Notice>
            )
          }
        />
      )}
    </LinkPage>
  );
}
