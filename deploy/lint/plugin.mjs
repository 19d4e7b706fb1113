import { linearPatterns, literalPatterns } from './patterns.mjs';

/** Lint rules that oxlint does not have (decision 18). */
export default {
  meta: { name: 'estate' },
  rules: { 'linear-patterns': linearPatterns, 'literal-patterns': literalPatterns },
};
