import type { ProfileVideo } from '@estate/content/sections/profiles';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { focusOnMount } from '../../../shared/ui/focus-on-mount.ts';

const Frame = chakra('div', {
  base: { position: 'relative', aspectRatio: { sm: '16 / 9' }, borderRadius: 'card', overflow: 'hidden' },
});

/** The broker's film. A first click loads YouTube's player, and a second, on the player itself, starts the film. */
export function ProfileFilm({ video: { id, title, notice } }: { video: ProfileVideo }) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <Frame aspectRatio="16 / 9" bg="brand">
        <chakra.iframe
          ref={focusOnMount}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`}
          title={title}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          position="absolute"
          inset="0"
          w="full"
          h="full"
        />
      </Frame>
    );
  }
  return (
    <Frame
      data-needs-script
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="4"
      p={{ base: '6', md: '10' }}
      bg="brand"
      color="white"
      textAlign="center"
    >
      <chakra.p fontFamily="heading" fontSize="lg" lineHeight="snug">
        {title}
      </chakra.p>
      <chakra.p fontSize="xs" maxW="28rem">
        {notice}
      </chakra.p>
      <Button tone="light" onClick={() => setLoaded(true)}>
        <Play size={18} strokeWidth={1.5} aria-hidden />
        Video laden
      </Button>
    </Frame>
  );
}
