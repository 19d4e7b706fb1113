/** A text of the order with this word is a draft, and is never shown as a contract. */
export const draftMark = 'ENTWURF';
