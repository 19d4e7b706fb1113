import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';

/** Loading text in the centre of the map's frame until the map is drawn. */
export const MapLoading = () => (
  <chakra.p
    role="status"
    position="absolute"
    inset="0"
    display="grid"
    placeItems="center"
    pointerEvents="none"
  >
    Karte wird geladen...
  </chakra.p>
);

/** Screens on which the map with its tools and drawer takes the place of the whole list: the theme's `md`. */
export const phoneMap = '(max-width: 47.99rem)';

/** Style of what the open map leaves no room for on a phone. */
export const besidePhoneMap = css.raw({
  '@media (max-width: 47.99rem) and (scripting: enabled)': { display: 'none' },
});
/** The same for a text that screen readers still say. */
export const spokenBesidePhoneMap = css.raw({
  '@media (max-width: 47.99rem) and (scripting: enabled)': { srOnly: true },
});

/** Where MapLibre draws a map. Links among the sources of a map are recognisable without their colour. */
export const MapSurface = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    '& .maplibregl-ctrl-attrib a': { textDecoration: 'underline !important' },
  },
});

/**
 * The frame of the result map, with centred content. On a phone it fills the screen below the header and the search
 * field, which scroll the page when a finger moves the map.
 */
export const MapFrame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    h: {
      base: 'calc(100svh - var(--header-height) - 6.75rem)',
      md: '60svh',
      lg: 'calc(100dvh - var(--header-height) - 12rem)',
    },
    minH: { base: '22rem', md: '16rem', lg: '24rem' },
    mx: { base: 'calc(50% - 50vw)', md: '0' },
    overflow: 'hidden',
    borderWidth: { base: '1px 0', md: '1px' },
    borderRadius: { md: 'card' },
    bg: 'sand',
    // On a phone this keeps the line of sources above the drawer. It is important, because MapLibre's style sheet is outside
    // of the cascade layers and would win otherwise.
    '& .maplibregl-ctrl-bottom-right': { mdDown: { bottom: '10rem !important' } },
    // A cross in the middle, from which the keys choose the nearest pin.
    '&:has(canvas:focus-visible) > [data-keys]': { display: 'block' },
    '&:has(canvas:focus-visible)::after': {
      content: '"+"',
      position: 'absolute',
      fontSize: 'xl',
      pointerEvents: 'none',
    },
  },
});
