/** The fields with the agency's texts about a property. The page shows the long text of a subject if there is one. */
export const noteKeys = [
  'description_note',
  'long_description_note',
  'furnishing_note',
  'long_furnishing_note',
  'location_note',
  'long_location_note',
  'other_note',
  'long_other_note',
] as const;
