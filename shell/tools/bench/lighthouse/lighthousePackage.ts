/**
 * The only place that sets the version of Lighthouse. It is not a dependency of this repository: with the packages that
 * only it needs, every install would be 120 MB larger. Version 13 needs Node 22.
 */
export const LIGHTHOUSE_PACKAGE = { private: true, dependencies: { lighthouse: '12.8.2' } } as const;
