import type { Permission } from './tracker';

/** Follows the permission for positions. Never asks the visitor; does nothing if the browser cannot tell. */
export function watchPermission(onPermission: (permission: Permission) => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  const handleChange = () => {
    if (status !== null) onPermission(status.state);
  };
  // Old browsers have no `permissions`, whatever the type says.
  const permissions = navigator.permissions as Permissions | undefined;
  void permissions
    ?.query({ name: 'geolocation' })
    .then((found) => {
      if (isOver) return;
      status = found;
      status.addEventListener('change', handleChange);
      handleChange();
    })
    // Some browsers have the API but do not know this name.
    .catch(() => {});
  return () => {
    isOver = true;
    status?.removeEventListener('change', handleChange);
  };
}
