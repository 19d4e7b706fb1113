/** The number under which visitors, staff and CRM know a lead: the beginning of its id. */
export const leadNumber = (id: string): string => id.slice(0, 8);
