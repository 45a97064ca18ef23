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

/** Three lines. */
export function MenuIcon(props: IconProps) {
  return <Icon {...props} path="M4 7h16M4 12h16M4 17h16" />;
}

/** A cross. */
export function CloseIcon(props: IconProps) {
  return <Icon {...props} path="m6 6 12 12M18 6 6 18" />;
}

/** An arrow to the left. */
export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} path="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />;
}

/** An arrow to the right. */
export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} path="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />;
}

/** An angle that points down. */
export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} path="m6 9.5 6 6 6-6" />;
}

/** An arrow out of a box. */
export function ExternalIcon(props: IconProps) {
  return <Icon {...props} path="M9 5H5v14h14v-4M13.5 5H19v5.5M18.5 5.5 10.5 13.5" />;
}

/** A magnifying glass. */
export function SearchIcon(props: IconProps) {
  return <Icon {...props} path="M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15.2 15.2l4.3 4.3" />;
}
