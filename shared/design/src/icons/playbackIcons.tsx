import { Icon, type IconProps } from './Icon';

/** A triangle. */
export function PlayIcon(props: IconProps) {
  return <Icon {...props} path="M7.5 5v14l11-7Z" />;
}

/** Two bars. */
export function PauseIcon(props: IconProps) {
  return <Icon {...props} path="M8.5 5.5v13M15.5 5.5v13" />;
}

/** A square. */
export function StopIcon(props: IconProps) {
  return <Icon {...props} path="M6.5 6.5h11v11h-11Z" />;
}

/** An arrow that turns back. */
export function UndoIcon(props: IconProps) {
  return <Icon {...props} path="M8.5 4.5 4 9l4.5 4.5M4.8 9H14a5.5 5.5 0 0 1 0 11H8" />;
}

/** An arrow that turns forward. */
export function RedoIcon(props: IconProps) {
  return <Icon {...props} path="M15.5 4.5 20 9l-4.5 4.5M19.2 9H10a5.5 5.5 0 0 0 0 11h6" />;
}

/** An arrow down to a line. */
export function DownloadIcon(props: IconProps) {
  return <Icon {...props} path="M12 4v11M6.8 10.3l5.2 5.2 5.2-5.2M5 20h14" />;
}

/** An arrow up from a line. */
export function UploadIcon(props: IconProps) {
  return <Icon {...props} path="M12 16V5M6.8 9.7 12 4.5l5.2 5.2M5 20h14" />;
}
