import { createContext, useContext, useId } from 'react';

/** Makes the id of a control from its name, in a form whose list of faulty fields the server writes. */
export const ControlIdContext = createContext<((name: string) => string) | undefined>(undefined);

/** The id of a control; a name within a form with such ids, else any. */
export function useControlId(name: string | undefined): string {
  const own = useId();
  const idOf = useContext(ControlIdContext);
  return idOf && name !== undefined ? idOf(name) : own;
}
