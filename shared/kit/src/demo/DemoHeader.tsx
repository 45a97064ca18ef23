import type { CatalogueEntry } from '@portfolio/contract';
import { PageHeader } from '@portfolio/design';
import { Fragment } from 'react';

/** What stands at the head of a demo. */
export interface DemoHeaderProps {
  project: CatalogueEntry;
  /** Kind of demo, above the title. */
  kicker: string;
  /** Two sentences: what the demo shows. */
  lead: string;
  /** Facts beside the title: what it is made with, what it needs. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Id of the remote, whose folder the page's source is in. */
  remote: string;
}

/** The head of a demo: title, lead, tags, facts, and where its source is. */
export function DemoHeader({ project, kicker, lead, facts, remote }: DemoHeaderProps) {
  const folders = ['remotes', remote, 'src', 'pages', project.component ?? ''];
  return (
    <PageHeader
      kicker={kicker}
      title={project.title}
      lead={lead}
      tags={project.tags}
      meta={
        <dl>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          <dt>Source</dt>
          <dd>
            <code>
              {folders.map((folder, index) => (
                <Fragment key={folder}>
                  {index > 0 && (
                    <>
                      /<wbr />
                    </>
                  )}
                  {folder}
                </Fragment>
              ))}
            </code>
          </dd>
        </dl>
      }
    />
  );
}
