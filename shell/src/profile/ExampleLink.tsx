/** Its text stays on one line, if that is long enough. */
const TEXT = 'What\u00a0that\u00a0means';

/** Leads to what it means that something is only an example. */
export const ExampleLink = () => <a href="/disclaimer#examples">{TEXT}</a>;
