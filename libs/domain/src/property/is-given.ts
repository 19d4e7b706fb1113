/** Whether a number is given. 0 is not, because the CRM often sends 0 for an empty field (propstack.md). */
export const isGiven = (value: number | null | undefined): value is number =>
  typeof value === 'number' && value > 0;
