import { Icon, type IconProps } from './Icon';

/** A house. */
export function HomeIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6" />;
}

/** A frame: the artboard tool. */
export function WorkIcon(props: IconProps) {
  return <Icon {...props} path="M7 3v18M17 3v18M3 7h18M3 17h18" />;
}

/** A person. */
export function AboutIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c0-3.6 3.2-5.5 7.5-5.5s7.5 1.9 7.5 5.5"
    />
  );
}

/** A speech bubble. */
export function ContactIcon(props: IconProps) {
  return <Icon {...props} path="M4 4.5h16v12h-8.5L7 20.5v-4H4Z" />;
}
