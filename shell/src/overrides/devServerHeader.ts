/** With this header, and this value, a server says that it lets a maintainer use dev servers of this machine. */
export const DEV_SERVERS_HEADER = 'Portfolio-Dev-Servers';
export const DEV_SERVERS_ALLOWED = 'allowed';
