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

/** A sun. */
export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1"
    />
  );
}

/** A crescent. */
export function MoonIcon(props: IconProps) {
  return <Icon {...props} path="M19.8 14.4A8.3 8.3 0 1 1 9.6 4.2a6.6 6.6 0 0 0 10.2 10.2Z" />;
}
