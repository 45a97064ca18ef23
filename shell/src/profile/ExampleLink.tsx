/** Non-breaking spaces keep it on one line. */
const TEXT = 'What\u00a0that\u00a0means';

/** Leads to the section of the disclaimer about examples. */
export const ExampleLink = () => <a href="/disclaimer#examples">{TEXT}</a>;
