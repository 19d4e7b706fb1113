/* Written by build/website-images.mjs. Do not edit. */
export const websiteImages = {
  'portraits/carolina-ahlff.jpg': 'f3dc61cf5ef43a6c',
  'portraits/friederike-stoltenberg-mau.jpg': '655a6071bc37b3bd',
  'portraits/henrik-thordsen.jpg': '78ddf20773b3128a',
  'portraits/jonas-wittkamp.jpg': 'fed52137ecca4506',
  'portraits/maren-luehrs.jpg': '1cfb6c539b10968d',
  'portraits/nuria-ferrer-holm.jpg': '38a57bd6fde76b9e',
  'portraits/silke-grotkopp.jpg': 'ed9f741601fd6c58',
  'portraits/tobias-rennebarg.jpg': '4c88974c1edb4f6e',
} as const;
