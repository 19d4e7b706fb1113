import { linearPatterns, literalPatterns } from './patterns.mjs';
import { typeImports } from './type-imports.mjs';

/** Rules that oxlint has not got (decision 18). */
export default {
  meta: { name: 'estate' },
  rules: {
    'linear-patterns': linearPatterns,
    'literal-patterns': literalPatterns,
    'type-imports': typeImports,
  },
};
