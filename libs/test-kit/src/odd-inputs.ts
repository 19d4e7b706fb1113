const texts = [
  '',
  ' ',
  'completed',
  'a:b',
  '../../etc/passwd',
  '$where',
  '__proto__',
  '\u0000',
  '\ud800',
  '\u200b\u202e',
  '9'.repeat(400),
  '1e999',
  '%00',
  'x'.repeat(20_000),
];
const numbers = [-1, 0, 1.5, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e308];
const structures = [null, true, [], {}, [[]], { $gt: '' }, { $ne: null }, ['completed'], { length: 1e9 }];

/** JSON values that no field expects. */
export const oddValues: readonly unknown[] = [
  ...texts,
  ...numbers,
  ...structures,
  JSON.parse('{"__proto__":{"id":1},"constructor":{"prototype":{}}}'),
  JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
];

/**
 * Variants of a valid input with their descriptions: every value in the input, at any depth, is replaced by each odd
 * value; each field is removed; one variant has unknown fields.
 */
export function* oddInputs(
  valid: unknown,
  values: readonly unknown[] = oddValues,
): Generator<{ what: string; input: unknown }> {
  yield* replacements(valid, values, []);
  if (isRecord(valid)) yield { what: 'an unknown field', input: { ...valid, $where: 'sleep(1000)', '': 1 } };
}

function* replacements(
  valid: unknown,
  values: readonly unknown[],
  path: readonly string[],
): Generator<{ what: string; input: unknown }> {
  for (const value of values) {
    yield { what: `${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`, input: value };
  }
  if (typeof valid !== 'object' || valid === null) return;
  for (const [key, part] of Object.entries(valid)) {
    const put = (input: unknown): unknown =>
      Array.isArray(valid)
        ? valid.map((item: unknown, index) => (String(index) === key ? input : item))
        : { ...valid, [key]: input };
    for (const { what, input } of replacements(part, values, [...path, key]))
      yield { what, input: put(input) };
    if (isRecord(valid)) {
      const others = Object.entries(valid).filter(([name]) => name !== key);
      yield { what: `without ${[...path, key].join('.')}`, input: Object.fromEntries(others) };
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
