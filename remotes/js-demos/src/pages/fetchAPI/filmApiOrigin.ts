/** Origin of the public film-studio API. The site's content security policy must allow requests to it. */
export const FILM_API_ORIGIN = 'https://ghibliapi.vercel.app';
