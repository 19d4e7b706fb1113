import { linearPatterns, literalPatterns } from './patterns.mjs';

/** Rules that oxlint has not got (decision 18). */
export default {
  meta: { name: 'estate' },
  rules: { 'linear-patterns': linearPatterns, 'literal-patterns': literalPatterns },
};
