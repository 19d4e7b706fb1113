import { z } from 'zod';

/** An error of a script in a visitor's browser, with page and release and without personal data. */
export const ScriptError = z.object({
  /** The path of the page, without query and fragment. */
  path: z.string().max(500).describe('Path of the page, without query and fragment'),
  /** The path of the app's entry script. Each release gives this file another name. */
  script: z.string().max(200).describe("Path of the app's first script"),
});
export type ScriptError = z.infer<typeof ScriptError>;
