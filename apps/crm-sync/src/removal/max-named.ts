/** Objects that a result or a list names; the others are counted. */
export const maxNamed = 200;
