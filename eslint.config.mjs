import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// recheck would take a native or Java engine where it finds one; the one in JavaScript answers the same on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Which tag may import which (architecture.md, Folders). */
const boundaries = [
  { sourceTag: 'scope:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:content', onlyDependOnLibsWithTags: ['scope:contracts'] },
  { sourceTag: 'scope:server-kit', onlyDependOnLibsWithTags: ['scope:contracts', 'scope:test-kit'] },
  {
    sourceTag: 'scope:rpc',
    onlyDependOnLibsWithTags: ['scope:contracts', 'scope:server-kit', 'scope:test-kit'],
  },
  { sourceTag: 'scope:test-kit', onlyDependOnLibsWithTags: ['scope:contracts'] },
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: ['scope:contracts', 'scope:content', 'scope:test-kit'],
  },
  { sourceTag: 'scope:propstack-sim', onlyDependOnLibsWithTags: ['scope:test-kit'] },
  { sourceTag: 'scope:deploy', onlyDependOnLibsWithTags: ['*'] },
  {
    sourceTag: 'scope:crm-sync',
    onlyDependOnLibsWithTags: [
      'scope:contracts',
      'scope:rpc',
      'scope:server-kit',
      'scope:test-kit',
      'scope:propstack-sim',
    ],
  },
  ...['catalog', 'leads', 'identity', 'media', 'bff', 'e2e'].map((app) => ({
    sourceTag: `scope:${app}`,
    onlyDependOnLibsWithTags: [
      'scope:contracts',
      'scope:content',
      'scope:rpc',
      'scope:server-kit',
      'scope:test-kit',
    ],
  })),
];

const within = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      allow: ['deploy/local/.*\\.(mjs|ts)$', 'k8s/.*\\.mjs$', 'apps/web/build/precompress\\.ts$'],
      depConstraints,
    },
  ],
});

/** Who may do what is tried on the real identity. */
const boundariesOfBffTests = boundaries.map(({ sourceTag, onlyDependOnLibsWithTags }) => ({
  sourceTag,
  onlyDependOnLibsWithTags:
    sourceTag === 'scope:bff' ? [...onlyDependOnLibsWithTags, 'scope:identity'] : onlyDependOnLibsWithTags,
}));

export default tseslint.config(
  { ignores: ['**/dist', '**/*.gen.ts', '**/generated/**', '.nx', '.local', '**/*.md'] },
  js.configs.recommended,
  { languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...within(boundaries),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Mongoose schemas are plain objects by design; the rule takes each field for a class instance.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment once, in env.ts.' },
      ],
    },
  },
  {
    files: [
      '**/env.ts',
      '**/*.config.{ts,mjs}',
      'deploy/**',
      '**/*.{spec,e2e-spec}.ts',
      '**/test/**',
      'libs/test-kit/**',
      'apps/e2e/**',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-exports': 'off' },
  },
  { files: ['apps/bff/test/**'], rules: within(boundariesOfBffTests) },
  {
    // What runs in the product may meet the input of a visitor, of the CRM or of a mail.
    files: ['{apps,libs}/**/*.{js,mjs,ts,tsx}'],
    ignores: ['apps/e2e/**', 'apps/web/build/**', '**/test/**', '**/*.{spec,e2e-spec}.{ts,tsx}'],
    plugins: { redos },
    rules: {
      // `automaton` proves it or fails; recheck's other way tries its luck, and against the clock. A pattern that cannot be
      // judged (look-around, back reference, time's up) is refused as well.
      'redos/no-vulnerable': ['error', { checker: 'automaton', ignoreErrors: false, timeout: 60_000 }],
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
          message:
            'Write the pattern as a literal: one that is put together at run time is not checked for its cost.',
        },
      ],
    },
  },
  { files: ['deploy/**', 'apps/e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/e2e/**', 'deploy/bench/lighthouse/bare-page/main.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Playwright reads from the first parameter which fixtures a fixture needs; one that needs none writes {}.
    files: ['apps/e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['deploy/load/**'], languageOptions: { globals: { __ENV: 'readonly' } } },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{spec,e2e-spec}.{ts,tsx}', '**/test/**'],
    rules: { '@typescript-eslint/unbound-method': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
