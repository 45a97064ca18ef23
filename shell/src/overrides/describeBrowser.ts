/** Says in lines what of a browser a report needs. */
export function describeBrowser(): readonly string[] {
  const { userAgent, languages, onLine } = navigator;
  return [
    userAgent,
    `${window.innerWidth} × ${window.innerHeight} px at ${window.devicePixelRatio}x, ${onLine ? 'online' : 'offline'}, ${languages.join(', ')}`,
    `Page: ${location.href}`,
  ];
}
