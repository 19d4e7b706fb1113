/** The E.164 form of a displayed number: '040 66969-120', '+49 (0)40 66969120'. Without a country it is German. */
export const e164 = (displayed: string): string => {
  const number = displayed.replace('(0)', '').replace(/[^\d+]/g, '');
  return number.replace(/^00/, '+').replace(/^0/, '+49');
};

/** The address of a link that dials a displayed number. */
export const phoneLink = (displayed: string): string => `tel:${e164(displayed)}`;
