/** A control of the bar: a round white button on the picture on phones, plain text with an icon from 768 px on. */
export const onPicture = {
  bg: { base: 'rgb(255 255 255 / 0.94)', md: 'transparent' },
  borderRadius: { base: 'full', md: 'card' },
  minW: '11',
  justifyContent: 'center',
} as const;
