/* Types for the description of a form. Free of zod, because the browser renders a form before it validates one. */

interface Labelled {
  readonly label: string;
  readonly help?: string;
  /** Error message for an empty field. Without it the field is optional. */
  readonly required?: string;
  readonly autoComplete?: string;
  /**
   * Displayed with half the width, so that two such fields share a row: with `true` not on phones, with `always` on
   * every screen.
   */
  readonly half?: true | 'always';
}

/** One line of text. */
export interface LineField extends Labelled {
  readonly control: 'line';
  readonly max: number;
  readonly pattern?: { readonly is: RegExp; readonly message: string };
  /** If set, the field suggests places of these kinds while the visitor types, taken from the properties on offer. */
  readonly places?: readonly ('city' | 'district' | 'zip')[];
}
export interface EmailField extends Labelled {
  readonly control: 'email';
  readonly invalid: string;
  /** The field may be empty if another field of the form with this flag is filled. */
  readonly eitherOr?: true;
}
export interface PhoneField extends Labelled {
  readonly control: 'phone';
  readonly invalid: string;
  readonly eitherOr?: true;
}
/** Several lines of text. The field is sent even if it is empty. */
export interface AreaField extends Labelled {
  readonly control: 'area';
  readonly max: number;
  readonly rows: number;
}
/** One of a few choices. A `radio` starts with a selected choice, a `select` without one. */
export interface ChoiceField extends Omit<Labelled, 'required'> {
  readonly control: 'radio' | 'select';
  readonly choices: Readonly<Record<string, string>>;
  readonly required?: true;
  readonly initial?: string;
}
/**
 * A choice of several half-days, i.e. mornings or afternoons, of days with office hours after the promised answer
 * (half-days.ts).
 */
export interface HalfDaysField extends Labelled {
  readonly control: 'half-days';
  readonly max: number;
  readonly tooMany: string;
  /** Error message for a half-day that has passed, and for text in another format. */
  readonly gone: string;
}
/** A whole number, typed in German format. */
export interface NumberField extends Omit<Labelled, 'required'> {
  readonly control: 'number';
  readonly required?: true;
  readonly min: number;
  readonly max: number;
  readonly messages: Readonly<Record<'invalid' | 'tooSmall' | 'tooLarge', string>>;
  readonly unit?: string | ((values: Values) => string);
  /** True for a year, which is formatted without a point between thousands. */
  readonly isYear?: true;
}
/** A required checkbox. Its words are the form's consent. */
export interface ConsentField extends Labelled {
  readonly control: 'consent';
  readonly required: string;
  /** Set if its words are a text of the order that the page shows (contracts/leads/orders.ts), by this name. */
  readonly orderText?: 'startEarly' | 'loseRight';
}
/**
 * A field without a control, which the page fills in: the property, the page of the form, the id of an address that
 * was saved before, the canonical query of a list, or the fingerprint of the terms of an order.
 */
interface HiddenField extends Labelled {
  readonly control: 'property' | 'page' | 'receipt' | 'query' | 'terms';
}

export type Field =
  | LineField
  | EmailField
  | PhoneField
  | AreaField
  | ChoiceField
  | HalfDaysField
  | NumberField
  | ConsentField
  | HiddenField;
export type Fields = Readonly<Record<string, Field>>;
export type Values = Readonly<Record<string, unknown>>;

/**
 * The consents that visitors give; several forms of contact have one each. A form without a checkbox shows the same words
 * as a notice. libs/content has the words.
 */
export const consentNames = {
  expose: 'Exposé anfordern',
  order: 'Auftrag',
  viewing: 'Besichtigung',
  application: 'Mietbewerbung',
  question: 'Frage zur Immobilie',
  search: 'Suchauftrag',
  valuation: 'Bewertung in Schritten',
  contact: 'Kontaktseite',
  callback: 'Rückruf',
  about: 'Über uns',
  appraisal: 'Gutachten',
  broker: 'Persönliche Seite im Team',
  landing: 'Frage auf der Seite Bewertung',
  withdrawal: 'Widerruf',
} as const;
export type ConsentName = keyof typeof consentNames;

interface ToastText {
  readonly title: string;
  readonly description: string;
}

/** Pages that contain a form: fixed paths, the page of each broker, of each property on offer, of each price range. */
export type FormPage =
  | '/bewertung'
  | '/gutachten'
  | '/kontakt'
  | '/suchauftrag'
  | '/ueber-uns'
  | '/verkaufen'
  | '/widerruf'
  | '/bewertung/preisspanne/{id}'
  | '/makler/{slug}'
  | '/immobilie/{slug}';

/** A validation rule that involves several fields of the body. */
export interface FormCheck {
  readonly field: string;
  readonly message: string;
  readonly holds: (body: Values) => boolean;
}

/** The description of one form, from which schemas, pages and mails are generated. */
export interface Form {
  /** Kind under which leads are stored. Forms with the same fields on different pages share it. */
  readonly kind: string;
  /** Singular and plural German name of the kind for staff. */
  readonly one: string;
  readonly many: string;
  /** Value of the query parameter `formular` of /danke, which selects the form whose texts the page displays. */
  readonly slug: string;
  readonly api: `/api/${string}`;
  /** Name of the RPC that sends the form to the service leads, without the prefix `leads.`. */
  readonly rpc: string;
  /** Description of the route in the API document. */
  readonly summary: string;
  /**
   * The fields that are sent and stored, in the order of form, API document, mail, inbox, export and access print-out.
   */
  readonly fields: Fields;
  readonly checks?: readonly FormCheck[];
  /** The fields that the visitor fills in, if they differ from the `fields` that are sent. */
  readonly controls?: Fields;
  /** Converts the values of the controls to those that are sent. */
  readonly written?: (values: Values) => Values;
  /** Titles of groups of controls, by the name of the first control in the group. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Which text the required consent checkbox has, or the privacy notice of a form without one. */
  readonly consent: ConsentName;
  readonly pages: readonly FormPage[];
  /** The form makes a contract, so that it is shown only on its page, below the terms that it names. */
  readonly isOrder?: true;
  /** The form ends a questionnaire, which confirms it in place of a toast, and whose leads have a controller of their own. */
  readonly isStepwise?: true;
  readonly texts: {
    readonly label: string;
    readonly submit: string;
    readonly pending: string;
    /** Text above the button if a required field is missing. Each such field also displays its own message. */
    readonly incomplete?: string;
    readonly failure: ToastText;
    /** Message in the browser's console if the response does not explain a failure. */
    readonly log: string;
    readonly note?: string;
    /** §356a BGB: whether a contract is concluded, which the mails have to state. */
    readonly noContract: string;
  };
  /**
   * A declaration with legal effect (§ 356a BGB): the visitor sees it once more and confirms it in a second step, no
   * suspicion of spam holds it, and its receipt has its words and the time of its arrival (decision 68).
   */
  readonly declaration?: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly back: string;
  };
  /** Number of days with office hours until the answer. */
  readonly answerDays: number;
  /** The time of day in Hamburg from which the visitor wants the answer, e.g. `17:00`. */
  readonly answerFrom?: (body: Values) => string | undefined;
  /** Links that are offered after sending. */
  readonly goOn: readonly ('search' | 'viewing' | 'listings' | 'papers')[];
  /**
   * Texts of the mail to the agency. `{name}` is the sender, `{property}` the title of the property; any other field
   * name is replaced by its value. The words of the mail to the visitor are in libs/content (sections/mails.ts).
   */
  readonly mail: {
    readonly subject: string;
    readonly intro: string;
    readonly heading?: string;
  };
  /**
   * Summary of a lead in one line for staff. Its parts are separated by ` · `; a part with an empty field is left out.
   */
  readonly about?: string;
  /** Months after which a lead is deleted; the privacy text promises twelve at most, but for withdrawals and orders. */
  readonly keptMonths: number;
  /** Where the months begin: by default when the lead was received, else at the end of that year (§ 257 (5) HGB). */
  readonly keptFrom?: 'end of year';
}

type ValueOf<F extends Field> = F extends NumberField
  ? number
  : F extends HalfDaysField
    ? string[]
    : F extends ChoiceField
      ? Extract<keyof F['choices'], string>
      : F extends ConsentField
        ? true
        : F extends { control: 'property' }
          ? number
          : string;

type RequiredNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: string | true } | { control: 'property' | 'page' | 'terms' }
    ? Name
    : never;
}[keyof F];

/** Type of the request body with these fields, which is also the stored value. */
export type BodyOf<F extends Fields> = { -readonly [Name in RequiredNames<F>]: ValueOf<F[Name]> } & {
  -readonly [Name in Exclude<keyof F, RequiredNames<F>>]?: ValueOf<F[Name]> | undefined;
} & { consentVersion?: string | undefined };

export const controlsOf = ({ controls, fields }: Form): Fields => controls ?? fields;

/** Pages of owners, who want to sell and need no listings. */
const ownerPages: readonly (string | undefined)[] = ['/bewertung', '/verkaufen'] satisfies FormPage[];

/** The links that are offered after the form was sent on a page, which is a path without a query. */
export const goOnOf = ({ goOn }: Pick<Form, 'goOn'>, page: string | undefined): Form['goOn'] =>
  ownerPages.includes(page) ? ['papers'] : goOn;

/** Id of a form's element, which is also its anchor. */
export const formId = ({ kind }: Pick<Form, 'kind'>): string => `formular-${kind}`;

export const fieldId = (form: Pick<Form, 'kind'>, name: string): string => `${formId(form)}-${name}`;

/** Whether the visitor ticks the consent of the form. */
export const asksConsent = ({ fields }: Pick<Form, 'fields'>): boolean =>
  Object.values(fields).some(({ control }) => control === 'consent');

const hidden = new Set<Field['control']>(['property', 'page', 'receipt', 'query', 'terms']);
export const isHidden = ({ control }: Field): boolean => hidden.has(control);

/** The controls that the visitor sees, in reading order. */
export const visibleControls = (form: Form): [name: string, field: Field][] =>
  Object.entries(controlsOf(form)).filter(([, field]) => !isHidden(field));

export interface ControlGroup {
  readonly title: string | undefined;
  readonly controls: readonly (readonly [name: string, field: Field])[];
}

export const controlGroupsOf = (form: Form): ControlGroup[] =>
  visibleControls(form).reduce<ControlGroup[]>((groups, control) => {
    const title = form.groups?.[control[0]];
    const last = groups.at(-1);
    if (title !== undefined || !last) return [...groups, { title, controls: [control] }];
    return [...groups.slice(0, -1), { ...last, controls: [...last.controls, control] }];
  }, []);

const emptyValue = (field: Field): unknown => {
  if (field.control === 'consent') return false;
  if (field.control === 'half-days') return [];
  return 'initial' in field ? field.initial : '';
};

export const emptyValues = (form: Form): Record<string, unknown> =>
  Object.fromEntries(visibleControls(form).map(([name, field]) => [name, emptyValue(field)]));
