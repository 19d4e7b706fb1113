import { describe, expect, it } from '@jest/globals';
import { heirAnswers, type HeirAnswers, heirSteps, isAnswered, parseHeirAnswers } from './heir-steps.ts';

/** The names of the steps; an exclamation mark stands behind a step whose time limit has passed. */
const stepsOf = (answers: HeirAnswers): string =>
  heirSteps(answers)
    .map(({ name, isLate }) => (isLate ? `${name}!` : name))
    .join(' ');

const usual: HeirAnswers = {
  testament: 'keines',
  erben: 'allein',
  grundbuch: 'verstorben',
  todesfall: '6-wochen',
  nutzung: 'bewohnt',
};
const sale = 'taxValue capitalGain papers valuation';

describe('the steps of an heir', () => {
  it.each<[Partial<HeirAnswers>, string]>([
    [{}, `disclaim taxNotice residents certificate register ${sale}`],
    // The will decides how the succession is proved.
    [{ testament: 'notariell' }, `disclaim taxNotice residents openedWill register ${sale}`],
    [
      { testament: 'handschriftlich' },
      `disclaim handInWill taxNotice residents certificate register ${sale}`,
    ],
    [{ testament: 'unklar' }, `disclaim findWill taxNotice residents certificate register ${sale}`],
    // Several heirs dispose of the home together; whoever does not know may not be alone.
    [{ erben: 'mehrere' }, `disclaim taxNotice residents certificate register coHeirs ${sale}`],
    [{ erben: 'unklar' }, `disclaim taxNotice residents certificate register coHeirs ${sale}`],
    // Heirs in the land register have proved the succession.
    [{ grundbuch: 'erben' }, `disclaim taxNotice residents ${sale}`],
    [{ grundbuch: 'erben', testament: 'notariell' }, `disclaim taxNotice residents ${sale}`],
    [{ grundbuch: 'erben', testament: 'handschriftlich' }, `disclaim taxNotice residents ${sale}`],
    [{ grundbuch: 'erben', testament: 'unklar' }, `disclaim taxNotice residents ${sale}`],
    [{ grundbuch: 'erben', erben: 'mehrere' }, `disclaim taxNotice residents coHeirs ${sale}`],
    [{ grundbuch: 'erben', todesfall: 'frueher' }, `taxNotice! residents ${sale}`],
    [{ grundbuch: 'unklar' }, `disclaim taxNotice residents registerExtract certificate register ${sale}`],
    [
      { grundbuch: 'unklar', testament: 'notariell' },
      `disclaim taxNotice residents registerExtract openedWill register ${sale}`,
    ],
    // Time limits pass one by one: six weeks, three months, two years.
    [{ todesfall: '3-monate' }, `disclaim! taxNotice residents certificate register ${sale}`],
    [{ todesfall: '2-jahre' }, `disclaim! taxNotice! residents certificate register ${sale}`],
    [{ todesfall: 'frueher' }, `taxNotice! residents certificate register! ${sale}`],
    // An empty home is secured before anything that can wait for months.
    [{ nutzung: 'leer' }, `disclaim emptyHome taxNotice certificate register ${sale}`],
    [{ nutzung: 'leer', todesfall: 'frueher' }, `emptyHome taxNotice! certificate register! ${sale}`],
    [{ nutzung: 'vermietet' }, `disclaim taxNotice tenants certificate register ${sale}`],
    // Everything at once.
    [
      {
        testament: 'handschriftlich',
        erben: 'mehrere',
        grundbuch: 'unklar',
        todesfall: '2-jahre',
        nutzung: 'leer',
      },
      `disclaim! emptyHome handInWill taxNotice! registerExtract certificate register coHeirs ${sale}`,
    ],
  ])('the steps for an heir with %j are %s', (answers, steps) => {
    expect(stepsOf({ ...usual, ...answers })).toBe(steps);
  });

  it('no combination of answers repeats a step, and each ends with papers and valuation', () => {
    let count = 0;
    for (const testament of heirAnswers.testament)
      for (const erben of heirAnswers.erben)
        for (const grundbuch of heirAnswers.grundbuch)
          for (const todesfall of heirAnswers.todesfall)
            for (const nutzung of heirAnswers.nutzung) {
              const names = heirSteps({ testament, erben, grundbuch, todesfall, nutzung }).map(
                ({ name }) => name,
              );
              expect(new Set(names).size).toBe(names.length);
              expect(names.slice(-2)).toEqual(['papers', 'valuation']);
              count += 1;
            }
    expect(count).toBe(432);
  });
});

describe('the answers of an heir in the query', () => {
  it('known answers are read from the query, anything else is ignored', () => {
    const answers = parseHeirAnswers({
      testament: 'notariell',
      erben: 'ALLEIN',
      grundbuch: ['erben'],
      todesfall: 'constructor',
      utm_source: 'mail',
    });
    expect(answers).toEqual({ testament: 'notariell' });
    expect(isAnswered(answers)).toBe(false);
  });

  it('five answers are complete, four are not', () => {
    expect(isAnswered(parseHeirAnswers({ ...usual }))).toBe(true);
    expect(isAnswered(parseHeirAnswers({ ...usual, nutzung: '' }))).toBe(false);
  });
});
