/** Says in lines what of a browser a report needs. What stands after a path may be somebody's own, and stays out. */
export function describeBrowser(): readonly string[] {
  const { userAgent, languages, onLine } = navigator;
  return [
    userAgent,
    `${window.innerWidth} × ${window.innerHeight} px at ${window.devicePixelRatio}x, ${onLine ? 'online' : 'offline'}, ${languages.join(', ')}`,
    `Page: ${location.origin}${location.pathname}`,
  ];
}
