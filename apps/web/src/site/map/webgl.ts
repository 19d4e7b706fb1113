let answer: boolean | undefined;

/** Whether the browser has WebGL 2, which the map needs. Tested once, because the test creates a canvas. */
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
