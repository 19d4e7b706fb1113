import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { WordMark } from '../../shared/ui/word-mark.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountRow, AdminNav } from './admin-nav.tsx';

export function SideBar({ userName, onSearch }: { userName: string; onSearch: () => void }) {
  return (
    <chakra.aside
      _belowRoomLg={{ display: 'none' }}
      position="sticky"
      top="0"
      h="100dvh"
      overflowY="auto"
      display="flex"
      flexDirection="column"
      gap="6"
      px="4"
      py="6"
      bg="card"
      borderRightWidth="1px"
      aria-label="Seitenleiste"
    >
      <StyledLink to="/" px="3" aria-label="Zur Website">
        <WordMark tone="dark" />
      </StyledLink>
      <chakra.div flex="1" display="grid" alignContent="start" gap="4">
        <PaletteButton isWide onOpen={onSearch} />
        <AdminNav />
      </chakra.div>
      <AccountRow userName={userName} />
    </chakra.aside>
  );
}
