/** Where the image of the hero lies; the film lies exactly on it. */
export const heroImage = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  w: 'full',
  h: { base: '62%', md: 'full' },
  objectFit: 'cover',
  objectPosition: { base: '78% 100%', lg: '50% 100%' },
} as const;
