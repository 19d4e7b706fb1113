import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import { toggleFavourite, useFavourites } from './favourites.ts';

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minW: '11',
    minH: '11',
    borderRadius: 'full',
    bg: 'rgb(255 255 255 / 0.94)',
    color: 'ink',
    _hover: { bg: 'white', color: 'brassDeep' },
    '& svg': { flexShrink: 0, transition: 'transform' },
    '&[aria-pressed=true] svg': { fill: 'currentColor', color: 'brassDeep' },
  },
});

/**
 * A heart button that adds a property to the favourites or removes it; `aria-pressed` is true for a favourite.
 * `children` is an optional text.
 */
export function FavouriteButton({
  property: { id, title },
  children,
  ...style
}: { property: { id: number; title: string } } & Omit<
  ComponentProps<typeof Toggle>,
  'property' | 'onClick'
>) {
  const isMarked = useFavourites().includes(id);
  return (
    <Toggle
      type="button"
      data-needs-script
      aria-label={`${title} merken`}
      aria-pressed={isMarked}
      onClick={() => toggleFavourite(id)}
      {...style}
    >
      <Heart size={20} strokeWidth={1.5} aria-hidden />
      {children}
    </Toggle>
  );
}
