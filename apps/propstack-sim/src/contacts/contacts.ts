type Fields = Record<string, unknown>;
export type Contact = Fields & { id: number };
export type Task = Fields & { id: number; client_ids: number[] };
export type SavedQuery = Fields & { id: number; client_id: number };

/** The contact sources of the simulated CRM account: where a contact may come from. */
export const contactSources = [
  { id: 9001, name: 'ImmoScout24' },
  { id: 9002, name: 'Website' },
];

/** A contact without values. All fields are listed, because the CRM's responses also contain empty fields. */
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
const isSameText = (a: unknown, b: unknown) =>
  typeof a === 'string' && a !== '' && a.toLowerCase() === String(b).toLowerCase();

/** A phone number reduced to digits and plus sign. As in the CRM, 0171 and +49171 stay different numbers. */
const phoneOf = (text: unknown) => (typeof text === 'string' ? text.replace(/[^\d+]/g, '') : '');

/** Contacts with their tasks and saved searches, each in the order of creation. */
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
    return this.#contacts.find((contact) => contact.id === id);
  }

  /** Finds contacts by exact e-mail address or by number; archived ones only with `withArchived`. */
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
      (contact) =>
        (withArchived || contact['archived'] !== true) &&
        (email === undefined || isSameText(contact['email'], email)) &&
        (phone === undefined || phoneFields.some((field) => phoneOf(contact[field]) === phoneOf(phone))),
    );
  }

  /** Inserts a contact, or overwrites the one with the same e-mail address or `old_crm_id`. */
  save(fields: Fields): Contact {
    const known = this.#contacts.find(
      (contact) =>
        isSameText(contact['email'], fields['email']) ||
        isSameText(contact['old_crm_id'], fields['old_crm_id']),
    );
    if (known) return Object.assign(known, fields);
    const contact = { ...emptyContact, ...fields, id: this.#nextId() };
    this.#contacts.push(contact);
    return contact;
  }

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
