import { useMay } from '../session/use-may.ts';
import { type Tool, tools } from '../tools.ts';

/** The tools that the signed-in person may open, in the order of the navigation. */
export function useTools(): readonly Tool[] {
  const may = useMay();
  return tools.filter(({ needs }) => may(needs));
}
