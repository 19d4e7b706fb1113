import { brandColors } from '@estate/content/brand-colors';
import { type FontName } from './fonts.ts';

/** A4 in points; the margins of a page that text flows on. */
export const paper = { width: 595.28, height: 841.89 } as const;
export const margins = { top: 64, bottom: 84, left: 56, right: 56 } as const;
/** The widest line of text: about 80 characters. */
export const measure = 400;
/** Between two columns. */
export const gutter = 16;
export const radius = 4;

type ColorName =
  | 'ink'
  | 'inkMuted'
  | 'brand'
  | 'contrast'
  | 'paper'
  | 'sand'
  | 'hairline'
  | 'brass'
  | 'brassDeep';
/** The colours of the website (apps/web/src/shared/theme/tokens.ts) on white paper. */
export const colors: Readonly<Record<ColorName, string>> = {
  ink: brandColors.brand,
  inkMuted: '#4b606c',
  brand: brandColors.brand,
  contrast: '#ffffff',
  paper: brandColors.paper,
  sand: '#f1ece4',
  hairline: '#d9d2c7',
  brass: '#a4782f',
  /** For small type. */
  brassDeep: '#7a5a21',
};

export interface TextStyle {
  readonly font: FontName;
  /** In points. */
  readonly size: number;
  /** Height of a line, as a multiple of the size. */
  readonly leading: number;
  readonly color: string;
}

const style = (font: FontName, size: number, leading: number, color: string = colors.ink): TextStyle => ({
  font,
  size,
  leading,
  color,
});

export const styles = {
  /** Of the title, by its length: the first one in which it has few enough lines. */
  titles: [32, 27, 22, 18].map((size) => style('serif', size, 1.18)),
  smallestTitle: style('serif', 15, 1.2),
  heading2: style('serif', 20, 1.2),
  heading3: style('serif', 14, 1.25),
  text: style('sans', 10.5, 1.52),
  small: style('sans', 8.5, 1.45, colors.inkMuted),
  caption: style('sans', 9, 1.4, colors.inkMuted),
  label: style('sans', 8.5, 1.35, colors.inkMuted),
  figure: style('sansBold', 12.5, 1.3),
  factLabel: style('sans', 10, 1.4, colors.inkMuted),
  fact: style('sans', 10, 1.4),
  factBold: style('sansBold', 10, 1.4),
  place: style('sansBold', 10.5, 1.4, colors.brassDeep),
  price: style('serif', 22, 1.2),
  agency: style('serif', 14, 1.2),
  planTitle: style('serif', 16, 1.25),
  sticker: style('sansBold', 8.5, 1.3, colors.contrast),
  name: style('serif', 16, 1.25),
  link: style('sansBold', 10.5, 1.52, colors.brassDeep),
  footer: style('sans', 8, 1.3, colors.inkMuted),
} as const;
