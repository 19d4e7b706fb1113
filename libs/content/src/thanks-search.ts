const isForm = { expose: true, suchauftrag: true, nachricht: true } as const;

export interface ThanksSearch {
  formular?: keyof typeof isForm | undefined;
  /** Path of the page with the form. */
  seite?: string | undefined;
}

/** Only pages with a form, because anybody can write an address of /danke and send it to others. */
const formPage =
  /^\/(?:ueber-uns|kontakt|bewertung|gutachten|suchauftrag|(?:makler|immobilie)\/[a-z0-9-]{1,200})$/;

/** /danke?formular=expose|suchauftrag|nachricht&seite=/kontakt; other values are ignored. */
export const parseThanksSearch = ({ formular, seite }: Readonly<Record<string, unknown>>): ThanksSearch => ({
  ...(typeof formular === 'string' && Object.hasOwn(isForm, formular)
    ? { formular: formular as keyof typeof isForm }
    : {}),
  ...(typeof seite === 'string' && formPage.test(seite) ? { seite } : {}),
});
