import { oneOf } from '../text/one-of.ts';

/** The questions to somebody who inherited a home, each with its answers, as the query of /verkaufen/erbe names them. */
export const heirAnswers = {
  testament: ['notariell', 'handschriftlich', 'keines', 'unklar'],
  erben: ['allein', 'mehrere', 'unklar'],
  grundbuch: ['verstorben', 'erben', 'unklar'],
  todesfall: ['6-wochen', '3-monate', '2-jahre', 'frueher'],
  nutzung: ['bewohnt', 'vermietet', 'leer'],
} as const;

export type HeirQuestion = keyof typeof heirAnswers;
export type HeirAnswer<Question extends HeirQuestion> = (typeof heirAnswers)[Question][number];
export type HeirAnswers = { readonly [Question in HeirQuestion]: HeirAnswer<Question> };

export const heirQuestions = Object.keys(heirAnswers) as HeirQuestion[];

/** What an heir has to do, each in the words of the section `heirs`. */
export type HeirStepName =
  | 'disclaim'
  | 'emptyHome'
  | 'handInWill'
  | 'findWill'
  | 'taxNotice'
  | 'tenants'
  | 'residents'
  | 'registerExtract'
  | 'openedWill'
  | 'certificate'
  | 'register'
  | 'coHeirs'
  | 'taxValue'
  | 'capitalGain'
  | 'papers'
  | 'valuation';

export interface HeirStep {
  readonly name: HeirStepName;
  /** Whether its time limit has passed if it is counted from the day of death. */
  readonly isLate: boolean;
}

/** Parses the query of /verkaufen/erbe; unknown names and values are ignored. */
export const parseHeirAnswers = (raw: Readonly<Record<string, unknown>>): Partial<HeirAnswers> =>
  Object.fromEntries(
    heirQuestions.flatMap((question) => {
      const answer = oneOf<string>(heirAnswers[question], raw[question]);
      return answer === undefined ? [] : [[question, answer]];
    }),
  );

export const isAnswered = (answers: Partial<HeirAnswers>): answers is HeirAnswers =>
  heirQuestions.every((question) => answers[question] !== undefined);

const times = heirAnswers.todesfall;

/**
 * The steps of an heir in their order: what has a short time limit first, then what proves who owns the home, then what
 * a sale needs. Whoever already stands in the land register has proved the succession (§ 35 GBO). The limit to disclaim
 * is six months with a residence abroad (§ 1944 BGB), so that it may run beyond the first three months.
 */
export function heirSteps({ testament, erben, grundbuch, todesfall, nutzung }: HeirAnswers): HeirStep[] {
  const isAfter = (time: HeirAnswers['todesfall']) => times.indexOf(todesfall) > times.indexOf(time);
  const isProved = grundbuch === 'erben';
  const step = (name: HeirStepName, isNeeded = true, isLate = false): HeirStep[] =>
    isNeeded ? [{ name, isLate }] : [];
  return [
    ...step('disclaim', !isAfter('2-jahre'), isAfter('6-wochen')),
    ...step('emptyHome', nutzung === 'leer'),
    ...step('handInWill', testament === 'handschriftlich' && !isProved),
    ...step('findWill', testament === 'unklar' && !isProved),
    ...step('taxNotice', true, isAfter('3-monate')),
    ...step('tenants', nutzung === 'vermietet'),
    ...step('residents', nutzung === 'bewohnt'),
    ...step('registerExtract', grundbuch === 'unklar'),
    ...step('openedWill', testament === 'notariell' && !isProved),
    ...step('certificate', testament !== 'notariell' && !isProved),
    ...step('register', !isProved, isAfter('2-jahre')),
    ...step('coHeirs', erben !== 'allein'),
    ...step('taxValue'),
    ...step('capitalGain'),
    ...step('papers'),
    ...step('valuation'),
  ];
}
