let answer: boolean | undefined;

/** Whether this browser can draw the map; asked once, because the question makes a drawing surface. */
export function hasWebGl(): boolean {
  answer ??= (() => {
    try {
      return Boolean(document.createElement('canvas').getContext('webgl2'));
    } catch {
      return false;
    }
  })();
  return answer;
}
