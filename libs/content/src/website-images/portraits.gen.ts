/* Written by build/website-images.mjs. Do not edit. */
export const portraits = {
  'portraits/carolina-ahlff.jpg': '380cb49184cb9859',
  'portraits/friederike-stoltenberg-mau.jpg': 'b3e33a1c303b948b',
  'portraits/henrik-thordsen.jpg': '3b9d4e9f4227bf63',
  'portraits/jonas-wittkamp.jpg': 'f836e25fb8041c56',
  'portraits/maren-luehrs.jpg': 'd9edfde504cea280',
  'portraits/nuria-ferrer-holm.jpg': '965c7b88ec3c5be5',
  'portraits/silke-grotkopp.jpg': 'c60f6d6ed90a5ea1',
  'portraits/tobias-rennebarg.jpg': '25013e684468c0ac',
} as const;
