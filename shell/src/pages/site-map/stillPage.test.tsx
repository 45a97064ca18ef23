import type { CatalogueEntry } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { render, screen, within } from '@testing-library/react';
import { listSitePages } from '../../site-map/shellRoutes';
import SiteMapPage from './stillPage';

const toProject = (overrides: Partial<CatalogueEntry>) => ({ ...createEntry(overrides), remoteId: 'x' });

const PROJECTS = [
  toProject({ id: 'drum', title: 'Drum kit', path: '/work/js/drumKit' }),
  toProject({ id: 'tern', title: 'Tern Ferries', type: 'Logo', path: null, component: null }),
];

beforeEach(() => {
  render(
    <SiteMapPage
      data={{
        path: '/siteMap',
        page: 'site-map',
        title: 'Site map',
        description: '',
        crumbs: [],
        links: PROJECTS,
        sitePages: listSitePages(),
      }}
    />,
  );
});

const listHrefs = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('lists the pages of the shell', () => {
  expect(listHrefs('Pages')).toEqual([
    '/',
    '/work',
    '/about',
    '/contact',
    '/blogs',
    '/cv',
    '/siteMap',
    '/TermsOfService',
    '/PrivacyPolicy',
    '/disclaimer',
  ]);
});

test('lists the projects that have a page, by type', () => {
  expect(listHrefs('JavaScript')).toEqual(['/work/js', '/work/js/drumKit']);
});

test('links to the gallery for marks, which have no pages', () => {
  expect(listHrefs('Logo')).toEqual(['/work/Logo']);
  expect(screen.queryByText('Tern Ferries')).not.toBeInTheDocument();
});

test('leaves out types without projects', () => {
  expect(screen.queryByRole('region', { name: 'CSS' })).not.toBeInTheDocument();
});
