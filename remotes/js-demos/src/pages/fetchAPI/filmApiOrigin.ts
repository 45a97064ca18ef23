/** Where the public film-studio API answers. The site's content security policy has to allow requests to it. */
export const FILM_API_ORIGIN = 'https://ghibliapi.vercel.app';
