import { Icon, type IconProps } from './Icon';

/** Four squares. */
export function GridIcon(props: IconProps) {
  return <Icon {...props} path="M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z" />;
}

/** Rows and columns. */
export function TableIcon(props: IconProps) {
  return <Icon {...props} path="M4 5h16v14H4ZM4 9.7h16M4 14.3h16M9.5 9.7V19" />;
}

/** An envelope. */
export function MailIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 5.5h17v13h-17ZM4 6l8 7 8-7" />;
}

/** Two angle brackets. */
export function CodeIcon(props: IconProps) {
  return <Icon {...props} path="M8 7 3.5 12 8 17M16 7l4.5 5-4.5 5M13.5 5.5l-3 13" />;
}
