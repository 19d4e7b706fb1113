/* What a description of a form consists of, free of zod: the browser shows a form before it checks one. */

interface Labelled {
  /** Names the field in form, API document, mail, inbox, file and access print-out. */
  readonly label: string;
  readonly help?: string;
  /** What an empty field says. Without it the field may be empty. */
  readonly required?: string;
  readonly autoComplete?: string;
  /** Beside the next such field where there is room. */
  readonly half?: true | 'always';
}

/** One line of text. */
export interface LineField extends Labelled {
  readonly control: 'line';
  readonly max: number;
  readonly pattern?: { readonly is: RegExp; readonly message: string };
  /** The kinds of places of the stock that it suggests. */
  readonly places?: readonly ('city' | 'district' | 'zip')[];
}
export interface EmailField extends Labelled {
  readonly control: 'email';
  readonly invalid: string;
  /** It may be empty where another field of the form is filled. */
  readonly eitherOr?: true;
}
export interface PhoneField extends Labelled {
  readonly control: 'phone';
  readonly invalid: string;
  readonly eitherOr?: true;
}
/** Several lines of text; sent also while empty. */
export interface AreaField extends Labelled {
  readonly control: 'area';
  readonly max: number;
  readonly rows: number;
}
/** One of a few; `radio` begins with one that is chosen, a `select` with none. */
export interface ChoiceField extends Omit<Labelled, 'required'> {
  readonly control: 'radio' | 'select';
  readonly choices: Readonly<Record<string, string>>;
  readonly required?: true;
  readonly initial?: string;
}
/** Several half-days of days with office hours after the promised answer (half-days.ts). */
export interface HalfDaysField extends Labelled {
  readonly control: 'half-days';
  readonly max: number;
  readonly tooMany: string;
  /** What it says of a time that is over, and of any other text. */
  readonly gone: string;
}
/** A whole number, typed as people write it in German. */
export interface NumberField extends Omit<Labelled, 'required'> {
  readonly control: 'number';
  readonly required?: true;
  readonly min: number;
  readonly max: number;
  readonly messages: Readonly<Record<'invalid' | 'tooSmall' | 'tooLarge', string>>;
  readonly unit?: string | ((values: Values) => string);
  /** Years have no point between thousands. */
  readonly isYear?: true;
  /** A question that does not arise is answered with null. */
  readonly nullable?: true;
}
/** A tick that has to be set, beside the form's consent. */
export interface ConsentField extends Labelled {
  readonly control: 'consent';
  readonly required: string;
}
/** Not typed: the property or the page that the form stands on, or the receipt of an earlier call. */
export interface HiddenField extends Labelled {
  readonly control: 'property' | 'page' | 'receipt';
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

/** Text beside the required consent box; the lead stores its id. A changed text needs a new id. */
export interface ConsentText {
  readonly id: string;
  readonly text: string;
  /** Words of the text that are links. */
  readonly links: readonly { readonly word: string; readonly to: '/agb' | '/datenschutz' }[];
}

export interface ToastText {
  readonly title: string;
  readonly description: string;
}

/** Where a form stands: fixed paths, the page of each broker, the page of each property on offer. */
export type FormPage =
  | '/bewertung'
  | '/gutachten'
  | '/kontakt'
  | '/suchauftrag'
  | '/ueber-uns'
  | '/verkaufen'
  | '/makler/{slug}'
  | '/immobilie/{slug}';

/** A rule between fields of the body. */
export interface Check {
  readonly field: string;
  readonly message: string;
  readonly holds: (body: Values) => boolean;
}

/** One form of visitors: everything that differs from the others. */
export interface Form {
  /** Under which its leads are stored. Forms with the same fields on different pages share it. */
  readonly kind: string;
  /** The same in one word for staff. */
  readonly one: string;
  readonly many: string;
  /** Its name in the address of /danke. */
  readonly slug: string;
  readonly api: `/api/${string}`;
  /** Names the call to leads. */
  readonly rpc: string;
  /** Says in the API document what the route does. */
  readonly summary: string;
  /** What is sent and stored, in the order of form, API document, mail, inbox, file and access print-out. */
  readonly fields: Fields;
  readonly checks?: readonly Check[];
  /** The fields that the visitor fills in, if they differ from those that are sent. */
  readonly controls?: Fields;
  /** Turns the filled-in values into those that are sent. */
  readonly written?: (values: Values) => Values;
  /** Titles of groups of controls, by the first control of each. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly consent: ConsentText;
  readonly pages: readonly FormPage[];
  /** Title and sentence of its section, where a page has none of its own for it. */
  readonly section?: { readonly title: string; readonly text: string };
  /** It asks step by step, which needs a script. */
  readonly isStepwise?: true;
  readonly texts: {
    /** Names the form for assistive technology. */
    readonly label: string;
    readonly submit: string;
    readonly pending: string;
    /** Text above the button if a required field is missing; the fields then say each what is missing. */
    readonly incomplete?: string;
    /** visitor-area §8, Error catalogue. The success is said in toast, page and mail. */
    readonly success: ToastText;
    readonly failure: ToastText;
    /** What the browser's log says of a failure that the answer does not explain. */
    readonly log: string;
    /** Small print below the fields. */
    readonly note?: string;
    /** §356a BGB: the site concludes no contract, and its mails say so. */
    readonly noContract: string;
  };
  /** Who answers by when. `{who}` is a person of the agency, `{day}` the day of the answer. */
  readonly answer: string;
  /** Days with office hours until the answer. */
  readonly answerDays: number;
  /** The time of day in Hamburg from which the visitor wants the answer, e.g. `17:00`. */
  readonly answerFrom?: (body: Values) => string | undefined;
  /** Where the visitor can go on. */
  readonly goOn: readonly ('search' | 'viewing' | 'listings')[];
  /**
   * The mails. `{name}` is the sender, `{property}` the title of the property, and every other field stands for its value.
   * The visitor's goes to an unverified address, so it holds no field that is typed.
   */
  readonly mail: {
    readonly subject: string;
    readonly intro: string;
    /** Above what was filled in. */
    readonly heading?: string;
    readonly visitorSubject: string;
  };
  /** What a lead is about, in a line for staff; of the parts between ` · ` those with an empty field are left out. */
  readonly about?: string;
  /** Months after which a lead is deleted; the privacy text promises twelve at most. */
  readonly keptMonths: number;
}

type ValueOf<F extends Field> = F extends NumberField
  ? F extends { nullable: true }
    ? number | null
    : number
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
  [Name in keyof F]: F[Name] extends { required: string | true } | { control: 'property' | 'page' }
    ? Name
    : never;
}[keyof F];

/** What is sent and stored of these fields. */
export type BodyOf<F extends Fields> = { -readonly [Name in RequiredNames<F>]: ValueOf<F[Name]> } & {
  -readonly [Name in Exclude<keyof F, RequiredNames<F>>]?: ValueOf<F[Name]> | undefined;
} & { consentVersion?: string | undefined };

/** What the visitor fills in, with the hidden fields. */
export const controlsOf = ({ controls, fields }: Form): Fields => controls ?? fields;

/** Id of a form's element, and of its heading's anchor. */
export const formId = ({ kind }: Pick<Form, 'kind'>): string => `formular-${kind}`;

/** Id of a control in a form. */
export const fieldId = (form: Pick<Form, 'kind'>, name: string): string => `${formId(form)}-${name}`;

const hidden = new Set<Field['control']>(['property', 'page', 'receipt']);
export const isHidden = ({ control }: Field): boolean => hidden.has(control);

/** The controls that the visitor sees, in reading order. */
export const visibleControls = (form: Form): [name: string, field: Field][] =>
  Object.entries(controlsOf(form)).filter(([, field]) => !isHidden(field));

export interface Group {
  readonly title: string | undefined;
  readonly controls: readonly (readonly [name: string, field: Field])[];
}

/** The same in groups, each with its title. */
export const groupsOf = (form: Form): Group[] =>
  visibleControls(form).reduce<Group[]>((made, control) => {
    const title = form.groups?.[control[0]];
    const last = made.at(-1);
    if (title !== undefined || !last) return [...made, { title, controls: [control] }];
    return [...made.slice(0, -1), { ...last, controls: [...last.controls, control] }];
  }, []);

const emptyValue = (field: Field): unknown => {
  if (field.control === 'consent') return false;
  if (field.control === 'half-days') return [];
  return 'initial' in field ? field.initial : '';
};

/** The form as it begins, without its hidden fields. */
export const emptyValues = (form: Form): Record<string, unknown> =>
  Object.fromEntries(visibleControls(form).map(([name, field]) => [name, emptyValue(field)]));
