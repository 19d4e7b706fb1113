/** The house colours of the demo agency and what goes with them: three tones and one accent, in evening light. */
export const ink = '#1f323e';
export const paper = '#faf8f5';
export const brass = '#a4782f';
export const glow = '#f3cd8b';
export const glowSoft = '#f8e3ba';
export const slate = '#3d515c';
export const mist = '#9fb0b3';
export const fog = '#cdd6d4';
export const leaf = '#5f7d6e';
export const leafDark = '#45614f';
export const leafPale = '#93a891';
export const lawn = '#7d9676';
export const sand = '#e3d3b6';
export const stone = '#d6c9b4';
export const wood = '#b98d5c';
export const woodDark = '#8a6542';
export const sea = '#6f97a0';
export const seaPale = '#9dbcc0';

/** Sky from top to horizon, and the sun in it. */
export const evenings = [
  { high: '#b9cbd0', low: '#f5e0c3', sun: '#fbefd6' },
  { high: '#9fb6bf', low: '#f3d2ac', sun: '#fae6c4' },
  { high: '#d3dcda', low: '#f8ead3', sun: '#fffaf0' },
  { high: '#8ea6b3', low: '#efc79d', sun: '#f9ddb0' },
] as const;

/** Walls and the roof that suits them. */
export const facades = [
  { wall: '#faf6ee', shade: '#e7ddcd', roof: '#3d515c' },
  { wall: '#efe3cf', shade: '#dccbb0', roof: '#7d4a38' },
  { wall: '#b9694c', shade: '#a1583e', roof: '#2b3f4b' },
  { wall: '#dfe3df', shade: '#c8cfcb', roof: '#1f323e' },
  { wall: '#cf9a72', shade: '#b98460', roof: '#3d515c' },
  { wall: '#f3ead9', shade: '#e2d4bb', roof: '#55626a' },
] as const;

export const roomWalls = ['#f4eee4', '#e6e7e1', '#ece1d0', '#dfe5e4'] as const;
export const floors = ['#c79f70', '#b58a5e', '#d6b88f', '#a97f56'] as const;
export const textiles = ['#1f323e', '#5f7d6e', '#a4782f', '#8d5d4a', '#6f8790'] as const;
