import { LogOut } from 'lucide-react';
import { chakra } from '../../../theme/chakra.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSignOut } from '../session/use-sign-out.ts';

/** Who is signed in, and the way out. */
export function AccountRow({ userName }: { userName: string }) {
  const leave = useSignOut();
  return (
    <chakra.div display="grid" gap="2" borderTopWidth="1px" pt="4">
      <chakra.p px="3" color="inkMuted" overflowWrap="anywhere">
        {userName}
      </chakra.p>
      <Button tone="outline" size="sm" disabled={leave.isPending} onClick={() => leave.mutate()}>
        <LogOut size={18} strokeWidth={1.5} aria-hidden />
        Abmelden
      </Button>
    </chakra.div>
  );
}
