import { Icon, type IconProps } from './Icon';

/** Three lines. */
export function MenuIcon(props: IconProps) {
  return <Icon {...props} path="M4 7h16M4 12h16M4 17h16" />;
}

/** A cross. */
export function CloseIcon(props: IconProps) {
  return <Icon {...props} path="m6 6 12 12M18 6 6 18" />;
}

/** A magnifying glass. */
export function SearchIcon(props: IconProps) {
  return <Icon {...props} path="M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15.2 15.2l4.3 4.3" />;
}
