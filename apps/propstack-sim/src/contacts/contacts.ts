type Fields = Record<string, unknown>;
export type Contact = Fields & { id: number };
export type Task = Fields & { id: number; client_ids: number[] };
export type SavedQuery = Fields & { id: number; client_id: number };

/** The account's sources of contacts. */
export const contactSources = [
  { id: 9001, name: 'ImmoScout24' },
  { id: 9002, name: 'Website' },
];

/** A contact names its empty fields too. */
const emptyContact = {
  salutation: null,
  first_name: null,
  last_name: null,
  email: null,
  home_cell: null,
  home_phone: null,
  office_cell: null,
  office_phone: null,
  description: null,
  client_source_id: null,
  old_crm_id: null,
  keep_data_till: null,
  archived: false,
};

const phoneFields = ['home_cell', 'home_phone', 'office_cell', 'office_phone'] as const;
const isSameText = (one: unknown, other: unknown) =>
  typeof one === 'string' && one !== '' && one.toLowerCase() === String(other).toLowerCase();

/** The digits with the plus sign: 0171 and +49171 are two numbers for the CRM. */
const phoneOf = (text: unknown) => (typeof text === 'string' ? text.replace(/[^\d+]/g, '') : '');

/** Contacts with their tasks and search orders, in the order in which they were made. */
export class Contacts {
  #lastId = 500_000;
  #contacts: Contact[] = [];
  #tasks: Task[] = [];
  #savedQueries: SavedQuery[] = [];

  get contacts(): readonly Contact[] {
    return this.#contacts;
  }
  get tasks(): readonly Task[] {
    return this.#tasks;
  }
  get savedQueries(): readonly SavedQuery[] {
    return this.#savedQueries;
  }

  contact(id: number): Contact | undefined {
    return this.#contacts.find((one) => one.id === id);
  }

  /** By exact address or by number; the archived ones only where they are asked for. */
  find({
    email,
    phone,
    withArchived,
  }: {
    email?: string | undefined;
    phone?: string | undefined;
    withArchived: boolean;
  }): Contact[] {
    return this.#contacts.filter(
      (one) =>
        (withArchived || one['archived'] !== true) &&
        (email === undefined || isSameText(one['email'], email)) &&
        (phone === undefined || phoneFields.some((field) => phoneOf(one[field]) === phoneOf(phone))),
    );
  }

  /** Inserts, or overwrites the contact with the same address or `old_crm_id`. */
  save(fields: Fields): Contact {
    const known = this.#contacts.find(
      (one) =>
        isSameText(one['email'], fields['email']) || isSameText(one['old_crm_id'], fields['old_crm_id']),
    );
    if (known) return Object.assign(known, fields);
    const contact = { ...emptyContact, ...fields, id: this.#nextId() };
    this.#contacts.push(contact);
    return contact;
  }

  /** False for an unknown id. */
  change(id: number, fields: Fields): boolean {
    const contact = this.contact(id);
    if (contact) Object.assign(contact, fields);
    return contact !== undefined;
  }

  addTask(fields: Fields & { client_ids: number[] }): Task {
    const task = { ...fields, id: this.#nextId() };
    this.#tasks.push(task);
    return task;
  }

  addSavedQuery(fields: Fields & { client_id: number }): SavedQuery {
    const query = { ...fields, id: this.#nextId() };
    this.#savedQueries.push(query);
    return query;
  }

  clear(): void {
    this.#contacts = [];
    this.#tasks = [];
    this.#savedQueries = [];
  }

  #nextId(): number {
    return (this.#lastId += 1);
  }
}
