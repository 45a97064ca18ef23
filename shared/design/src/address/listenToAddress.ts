/**
 * Calls back when the visitor has changed the query or hash of this page by Back, Forward or a link. Such a link fires no
 * event in browsers without the Navigation API: Firefox before 147 and Safari before 26.2.
 *
 * @returns a function that stops listening
 */
export function listenToAddress(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const { pathname } = window.location;
  // While Back loads another page, the address is already that page's.
  const handleChange = () => {
    if (window.location.pathname === pathname) onChange();
  };
  const navigation = window.navigation as Navigation | undefined;
  window.addEventListener('popstate', handleChange, { signal });
  navigation?.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      if (navigationType === 'push') handleChange();
    },
    { signal },
  );
  return () => ended.abort();
}
