import { Icon, type IconProps } from './Icon';

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
