import styled from 'styled-components';
import { color, space } from '@portfolio/design';
import { useMemo } from 'react';
import { stackedOnPaper } from './paper';
import { sanitiseHtml } from './sanitiseHtml';

const StyledRichText = styled.div`
  display: grid;
  gap: ${space[4]};
  ${stackedOnPaper(space[4])}

  ul,
  ol {
    display: grid;
    gap: ${space[3]};
    padding-inline-start: 1.4em;
    list-style: revert;
  }
  li::marker {
    color: ${color.redline};
    font-variant-numeric: tabular-nums;
  }
  dt {
    font-weight: 650;
  }
  dd + dt {
    margin-block-start: ${space[4]};
  }
`;

/** Rich text of a content file. Only HTML of the allow-list reaches the page. */
export function RichText({ html }: { html: string }) {
  const safeHtml = useMemo(() => sanitiseHtml(html), [html]);
  return <StyledRichText dangerouslySetInnerHTML={{ __html: safeHtml }} />;
}
