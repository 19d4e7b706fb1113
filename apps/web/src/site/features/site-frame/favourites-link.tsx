import { Heart } from 'lucide-react';
import { useFavourites } from '../../lists/favourites.ts';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';

export function FavouritesLink() {
  const count = useFavourites().length;
  return (
    <StyledLink
      to="/merkliste"
      aria-label={count > 0 ? `Merkliste, ${count} gemerkt` : 'Merkliste'}
      position="relative"
      display="grid"
      placeItems="center"
      w="12"
      h="12"
      borderRadius="card"
      _hover={{ bg: 'sand' }}
    >
      <Heart size={22} strokeWidth={1.5} aria-hidden />
      {count > 0 && (
        <chakra.span
          aria-hidden
          position="absolute"
          top="1"
          right="0.5"
          minW="5"
          h="5"
          px="1"
          borderRadius="full"
          bg="brand"
          color="white"
          fontSize="0.75rem"
          fontWeight="semibold"
          lineHeight="1.25rem"
          textAlign="center"
        >
          {count}
        </chakra.span>
      )}
    </StyledLink>
  );
}
