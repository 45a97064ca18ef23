import { render, screen } from '@testing-library/react';
import { ProjectNav } from './ProjectNav';

it('links the neighbours by title and the list', () => {
  render(
    <ProjectNav
      previous={{ title: 'Drum kit', path: '/work/js/drumKit' }}
      next={{ title: 'Canvas', path: '/work/js/canvasExample' }}
      allWorkPath="/work"
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Projects' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous Drum kit' })).toHaveAttribute('href', '/work/js/drumKit');
  expect(screen.getByRole('link', { name: 'Next Canvas' })).toHaveAttribute('href', '/work/js/canvasExample');
  expect(screen.getByRole('link', { name: 'All work' })).toHaveAttribute('href', '/work');
});
