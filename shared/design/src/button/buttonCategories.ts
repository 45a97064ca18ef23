interface ButtonLook {
  shape: 'filled' | 'border' | 'text' | 'icon';
  size: 'small' | 'medium' | 'large';
  isFullWidth?: true;
}

/** The 14 categories of SPEC section 5 and their looks. */
export const BUTTON_CATEGORIES = {
  standard: { shape: 'filled', size: 'medium' },
  large: { shape: 'filled', size: 'large' },
  small: { shape: 'filled', size: 'small' },
  fullWidth: { shape: 'filled', size: 'medium', isFullWidth: true },
  border: { shape: 'border', size: 'medium' },
  'border-sm': { shape: 'border', size: 'small' },
  'border-lg': { shape: 'border', size: 'large' },
  'border-fwidth': { shape: 'border', size: 'medium', isFullWidth: true },
  text: { shape: 'text', size: 'medium' },
  'text-sm': { shape: 'text', size: 'small' },
  'text-lg': { shape: 'text', size: 'large' },
  icon: { shape: 'icon', size: 'medium' },
  'icon-sm': { shape: 'icon', size: 'small' },
  'icon-lg': { shape: 'icon', size: 'large' },
} as const satisfies Record<string, ButtonLook>;

export type ButtonCategory = keyof typeof BUTTON_CATEGORIES;

/** One category of {@link BUTTON_CATEGORIES}. */
export function getButtonLook(category: ButtonCategory): ButtonLook {
  return BUTTON_CATEGORIES[category];
}
