import { chakra } from '../../../theme/chakra.tsx';
import { Button } from '../../../ui/button.tsx';

/** Turns the live tail on and off; the dot is filled while new entries come by themselves. */
export function LiveSwitch({ isLive, onToggle }: { isLive: boolean; onToggle: () => void }) {
  return (
    <Button tone="outline" size="sm" aria-pressed={isLive} onClick={onToggle}>
      <chakra.span
        aria-hidden
        w="2.5"
        h="2.5"
        borderRadius="full"
        borderWidth="1.5px"
        borderColor={isLive ? 'success' : 'outline'}
        bg={isLive ? 'success' : 'transparent'}
      />
      Live
    </Button>
  );
}
