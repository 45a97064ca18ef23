/** Marks the element of the footer in which the site can be installed. */
export const INSTALL_ATTRIBUTE = 'data-install';
