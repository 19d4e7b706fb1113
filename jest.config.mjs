import { readFileSync } from 'node:fs';

const { jsc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
const compile = { ...jsc, rewriteRelativeImportExtensions: false };

const typescript = (jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    module: { type: 'es6' },
    sourceMaps: 'inline',
    jsc: {
      ...compile,
      parser: { ...compile.parser, tsx: jsx },
      transform: { ...compile.transform, react: { runtime: 'automatic' } },
    },
  },
];

// Only zod's English messages instead of fifty languages, because each spec file would link them all again.
const lightZod = { '^\\.\\./locales/index\\.js$': '<rootDir>/node_modules/zod/v4/locales/en.js' };

const project = (displayName, rest) => ({
  displayName,
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': typescript(false), '\\.tsx$': typescript(true) },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.local/'],
  moduleNameMapper: lightZod,
  ...rest,
});

/** Run by `npm test`, which starts the stores and sets NODE_OPTIONS=--experimental-vm-modules. */
export default {
  testTimeout: 60_000,
  // Modules of finished spec files stay in a worker's memory, so a worker above this limit is replaced.
  workerIdleMemoryLimit: '700MB',
  projects: [
    project('libs', {
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@estate/source', 'node'] },
      testMatch: ['<rootDir>/libs/**/*.spec.ts', '<rootDir>/deploy/**/*.spec.ts'],
    }),
    project('services', {
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@estate/source', 'node'] },
      testMatch: ['<rootDir>/apps/!(web|e2e)/**/*.{spec,e2e-spec}.ts'],
    }),
    project('web', {
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { customExportConditions: ['@estate/source', 'browser'] },
      setupFilesAfterEnv: ['<rootDir>/apps/web/test/built-styles.ts', '<rootDir>/apps/web/test/setup.ts'],
      moduleNameMapper: {
        ...lightZod,
        '\\.(css|svg|woff2)(\\?.*)?$': '<rootDir>/apps/web/test/asset.ts',
        '^graphql$': '<rootDir>/apps/web/test/no-graphql.ts',
        // One file instead of 2,105, because each spec file would link them all again.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
      },
      testMatch: ['<rootDir>/apps/web/**/*.spec.{ts,tsx}'],
    }),
  ],
};
