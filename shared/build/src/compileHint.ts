/**
 * First line of every file for browsers: Chromium then compiles all functions of the file in the background, while it
 * arrives. Without it, each function is parsed twice, and compiled on the page's own thread when it is first called.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
