import { createLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { cva } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';

const recipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '12',
    px: { base: '6', _largeText: '3' },
    py: '1.5',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    hyphens: 'manual',
    transition: 'colors',
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    tone: {
      primary: { bg: 'brand', color: 'contrast', _hover: { bg: 'brandHover' } },
      outline: { bg: 'card', color: 'ink', borderColor: 'outline', _hover: { bg: 'sand' } },
      quiet: { px: '3', color: 'ink', _hover: { bg: 'sand' } },
      light: { bg: 'white', color: 'ink', _hover: { bg: 'sand' } },
      lightOutline: { bg: 'brand', color: 'white', borderColor: 'white', _hover: { bg: 'brandHover' } },
      brass: { bg: 'brassLight', color: 'ink', _hover: { bg: 'white' } },
      danger: { bg: 'danger', color: 'contrast', _hover: { opacity: 0.9 } },
    },
    size: { md: {}, sm: { minH: '10', px: '4', fontSize: 'xs' }, icon: { minW: '12', px: '0' } },
  },
  defaultVariants: { tone: 'primary', size: 'md' },
});

const NativeButton = chakra('button', recipe, { defaultProps: { type: 'button' } });

const ignoreClick = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button for actions on this page; submits a form only with `type="submit"`. With `disabled` it gets `aria-disabled`
 * and ignores clicks, because browsers take the focus from a natively disabled button.
 */
export const Button = ({ disabled, ...props }: ComponentProps<typeof NativeButton>) => (
  <NativeButton {...props} {...(disabled ? { 'aria-disabled': true, onClick: ignoreClick } : {})} />
);

/** A link styled as a button that leaves the app: `tel:`, `mailto:`, other sites. */
export const ButtonAnchor = chakra('a', recipe);

const Anchor = chakra('a');

/*
 * The router sets aria-current on every link to the current page. These variants remove it, because only the
 * navigation should mark the current page.
 */
const UnmarkedButton = (props: ComponentProps<typeof ButtonAnchor>) => (
  <ButtonAnchor {...props} aria-current={undefined} />
);
const UnmarkedAnchor = (props: ComponentProps<typeof Anchor>) => (
  <Anchor {...props} aria-current={undefined} />
);
const UnmarkedCover = (props: ComponentProps<typeof Anchor>) => (
  <Anchor {...props} data-cover aria-current={undefined} />
);

export const ButtonLink = createLink(UnmarkedButton);

/** A link to a route that accepts style props. */
export const StyledLink = createLink(UnmarkedAnchor);

/**
 * A link whose click area is its whole card, the nearest positioned ancestor. The style is global (`a[data-cover]`).
 */
export const CoverLink = createLink(UnmarkedCover);

/** A navigation link, which keeps `aria-current` on its own page. */
export const NavigationLink = createLink(Anchor);
