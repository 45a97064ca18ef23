/** The texts of a card without any, for releases that a test writes in part. */
export const NO_TEXTS = { title: '', tags: [], description: '', img: { alt: '' }, blog: null };
