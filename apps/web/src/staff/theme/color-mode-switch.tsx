import { SwitchControl, SwitchHiddenInput, SwitchLabel, SwitchRoot } from '@chakra-ui/react/switch';
import { setColorMode, useColorMode } from './color-mode.ts';

export function ColorModeSwitch() {
  return (
    <SwitchRoot
      justifyContent="space-between"
      minH="10"
      px="3"
      checked={useColorMode() === 'dark'}
      onCheckedChange={({ checked }) => setColorMode(checked ? 'dark' : 'light')}
    >
      <SwitchLabel fontSize="xs">Dunkle Ansicht</SwitchLabel>
      <SwitchHiddenInput />
      <SwitchControl />
    </SwitchRoot>
  );
}
