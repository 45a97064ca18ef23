import { Icon, type IconProps } from './Icon';

/** A bin. */
export function TrashIcon(props: IconProps) {
  return <Icon {...props} path="M4.5 6.5h15M9 6.5V4h6v2.5M6.2 6.5 7 20h10l.8-13.5M10 10.5v5.5M14 10.5v5.5" />;
}

/** A pencil. */
export function EditIcon(props: IconProps) {
  return <Icon {...props} path="m4.5 19.5 1-4L16 5l3 3L8.5 18.5ZM13.5 7.5l3 3" />;
}

/** A tick. */
export function CheckIcon(props: IconProps) {
  return <Icon {...props} path="m5 12.5 4.5 4.5L19 7" />;
}

/** A plus sign. */
export function PlusIcon(props: IconProps) {
  return <Icon {...props} path="M12 5v14M5 12h14" />;
}

/** A minus sign. */
export function MinusIcon(props: IconProps) {
  return <Icon {...props} path="M5 12h14" />;
}

/** Two sheets. */
export function CopyIcon(props: IconProps) {
  return <Icon {...props} path="M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4" />;
}

/** One handle linked to two. */
export function ShareIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      path="M4 9.8h4.4v4.4H4ZM15.6 4H20v4.4h-4.4ZM15.6 15.6H20V20h-4.4ZM8.4 11l7.2-3.6M8.4 13l7.2 3.6"
    />
  );
}
