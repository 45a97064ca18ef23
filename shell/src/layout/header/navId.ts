/** The id of the main navigation, which the menu button names. */
export const NAV_ID = 'main-navigation';
