import {
  CONTRACT_VERSION,
  type CatalogueEntry,
  type PageProps,
  type RemoteModule,
} from '@portfolio/contract';
import type { ComponentType } from 'react';
import { excerpt } from './excerpt';
import './marks.css';
import picture from './picture.svg';
import page from './excerpt.ts?region=excerpt';

/* A remote whose pages render what they find in plain Node. */

// Modules may start things that keep a process alive.
setInterval(() => {}, 1000);

const toPage = (render: (props: PageProps) => unknown) => (props: PageProps) => (
  <>{JSON.stringify(render(props))}</>
);

const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  time: toPage(() => [Date.now(), new Date().getTime(), Date(), new Date(5).getTime(), Date.UTC(1970, 0)]),
  random: toPage(() => [Math.random(), Math.random()].map((value) => value * 2 ** 32)),
  files: toPage(() => [picture, excerpt, page]),
  services: toPage(({ project, services }) => {
    services.showAlert({ type: 'info', message: 'Here' })();
    return project.title;
  }),
  environment: toPage(() => [process.env.NODE_ENV, process.env.TZ]),
  throwsError: () => {
    throw new Error('an error');
  },
  throwsText: () => {
    throw 'a text';
  },
};

export const id = 'node-remote';

export const contractVersion = CONTRACT_VERSION;

export const catalogue = [...Object.keys(PAGES), null].map((component) => ({
  component,
  title: `Title of ${component}`,
})) as unknown as readonly CatalogueEntry[];

export const pages: RemoteModule['pages'] = Object.fromEntries(
  Object.entries(PAGES).map(([name, Page]) => [name, () => Promise.resolve({ default: Page })]),
);
