import { begin } from './begin.mjs';

await begin('./commands/verify.mjs');
