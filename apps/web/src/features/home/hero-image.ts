/** Position of the hero's image; the film uses the same one. */
export const heroImage = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  w: 'full',
  h: { base: '62%', md: 'full' },
  objectFit: 'cover',
  objectPosition: { base: '78% 100%', lg: '50% 100%' },
} as const;
