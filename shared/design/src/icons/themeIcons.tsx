import { Icon, type IconProps } from './Icon';

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
