import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect } from 'react';
import { useColorMode } from './color-mode.ts';
import { system } from './system.ts';

/** Provides Chakra UI and the colour mode to a staff page. Public pages are always light and load no Chakra. */
export function StaffTheme({ children }: { children: ReactNode }) {
  const mode = useColorMode();
  useLayoutEffect(() => {
    if (mode === 'light') return undefined;
    const { classList } = document.documentElement;
    const darken = () => classList.add('dark');
    const lighten = () => classList.remove('dark');
    darken();
    // Printed pages use the light theme, because paper is white.
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', darken);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', darken);
      lighten();
    };
  }, [mode]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
