import { chakra } from '#styled-system/jsx';
import { edgeToEdge } from '../../shared/ui/layout.tsx';
import { coverPicture } from './cover.ts';

/** The shape of the picture that is no cover. */
export const pictureShape = {
  borderRadius: { base: 'none', md: 'card' },
  aspectRatio: '1400 / 831',
} as const;

/** In the grid of a cover the picture and the thumbnails have places of their own (features/property/property-top.tsx). */
export const Frame = chakra('section', {
  variants: {
    presentation: {
      cover: {
        display: 'contents',
        '& > ul': { gridColumn: '2', gridRow: '3', minW: '0' },
        _print: { display: 'block' },
      },
      large: {},
      plain: { lg: { gridColumn: '1', gridRow: '2', minW: '0' } },
    },
  },
});

/** The picture, and the next ones beside it on wide screens and on paper, where the page has to have room for the text. */
export const Stage = chakra('div', {
  base: { display: 'grid', gap: '3', _print: { w: 'full', mx: '0', gridTemplateColumns: '2fr 1fr' } },
  variants: {
    presentation: {
      cover: {
        ...coverPicture,
        '& > :nth-child(n + 2)': { '@media screen': { display: 'none' } },
        _print: { h: 'auto', minH: '0' },
      },
      large: { ...edgeToEdge },
      plain: { ...edgeToEdge, '& > :nth-child(n + 2)': { '@media screen': { display: 'none' } } },
    },
    hasNext: { true: {} },
  },
  compoundVariants: [
    {
      presentation: 'large',
      hasNext: true,
      css: { lg: { gridTemplateColumns: 'minmax(0, 1fr) 15.5rem' } },
    },
  ],
});
