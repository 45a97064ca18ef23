/** The only place that sets the version of Next to measure. It is not a dependency of this repository. */
export const NEXT_PACKAGE = {
  private: true,
  dependencies: {
    'html-react-parser': '6.1.9',
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
} as const;
