/** Stands for the site's host in header values: each server puts in the one that was asked. */
export const HOST_PLACEHOLDER = '{host}';
