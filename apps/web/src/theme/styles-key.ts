/** Emotion's key, by which the browser finds the styles that the server wrote into the page. */
export const stylesKey = 'css';
