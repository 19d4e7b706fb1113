import { begin } from './begin.mjs';

await begin('./commands/start.mjs');
