export const CATALOG = Symbol('catalog');
