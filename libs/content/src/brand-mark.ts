/** The logo's drawing in a box of 34 by 38: a gabled house whose base is the water line of a canal. SVG paths. */
export const brandMark = {
  width: 34,
  height: 38,
  /** Lines in the colour of the text. */
  house: ['M3 28V13h4V9h4V5h4V2h4v3h4v4h4v4h4v15', 'M13 28V18h8v10'],
  /** Lines in brass. */
  water: 'M1 32c4-3 7 3 11 0s7 3 11 0 7 3 10 0M5 36.5c3-2.2 5 2.2 8 0s5 2.2 8 0 5 2.2 8 0',
} as const;
