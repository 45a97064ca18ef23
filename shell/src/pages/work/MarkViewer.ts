/** In a chunk of its own: most visitors look at no mark in large. */
export { PictureViewer as MarkViewer } from '@portfolio/design';
