import createCache from '@emotion/cache';
import { cacheKey, type Styles, stylesOf } from '../shared/theme/styles.ts';

/** All rules of this process, as text. They are as many as the code has styles: what depends on data is set by `style`. */
const rules = Object.assign(createCache({ key: cacheKey }), { compat: true as const });
const all = stylesOf(rules);

/** The styles of one page, those of `others` included. */
export class PageStyles implements Styles {
  private readonly used: Set<string>;

  constructor(others?: PageStyles) {
    this.used = new Set(others?.used);
  }

  readonly classOf: Styles['classOf'] = (id, style) => {
    this.used.add(id);
    return all.classOf(id, style);
  };

  /** A style element that names its classes, so that Emotion adds none of them again in the browser. */
  tag(): string {
    const ids = [...this.used];
    return `<style data-emotion="${cacheKey} ${ids.join(' ')}" data-s="">${ids.map((id) => rules.inserted[id]).join('')}</style>`;
  }
}
