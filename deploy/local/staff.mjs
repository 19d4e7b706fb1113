import { begin } from './begin.mjs';
import { sayNothing } from './say.mjs';

await begin('./commands/staff.mjs', sayNothing);
