import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useSignOut } from './use-sign-out.ts';

export function NoPermission() {
  const leave = useSignOut();
  return (
    <Notice
      heading
      role="alert"
      title="Keine Berechtigung"
      text="Sie benötigen Admin-Rechte, um auf diesen Bereich zuzugreifen"
    >
      <ButtonLink to="/">Zur Startseite</ButtonLink>
      <Button tone="outline" disabled={leave.isPending} onClick={() => leave.mutate()}>
        Abmelden
      </Button>
    </Notice>
  );
}
