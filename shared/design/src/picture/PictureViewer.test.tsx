import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureViewer, type ViewerPicture } from './PictureViewer';
import { useHashChoice } from './useHashChoice';

const PICTURES = ['one', 'two', 'three'].map((id): ViewerPicture => ({
  id,
  title: `Title ${id}`,
  caption: `Caption ${id}`,
  src: `${id}.svg`,
  alt: `Picture ${id}`,
  widthPx: 640,
  heightPx: 400,
}));
const IDS = PICTURES.map(({ id }) => id);

function Gallery({ pictures = PICTURES }: { pictures?: readonly ViewerPicture[] }) {
  const [shownId, show] = useHashChoice(IDS);
  return (
    <>
      {IDS.map((id) => (
        <div key={id} id={id}>
          <button onClick={() => show(id)}>Enlarge {id}</button>
        </div>
      ))}
      <PictureViewer pictures={pictures} shownId={shownId} onShow={show} />
    </>
  );
}

const expectShown = (id: string) =>
  expect(screen.getByRole('dialog', { name: `Title ${id}` })).toContainElement(
    screen.getByRole('img', { name: `Picture ${id}` }),
  );

beforeEach(() => {
  window.history.replaceState({ note: 'router' }, '', '/work?q=a');
});

test('shows the chosen picture with its caption, names it in the URL, and removes it when closed', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge two' }));
  expectShown('two');
  expect(screen.getByText('Caption two')).toBeVisible();
  expect(window.location.href).toMatch(/\/work\?q=a#two$/);
  expect(window.history.state).toEqual({ note: 'router' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.href).toMatch(/\/work\?q=a$/);
});

test('opens if the URL names a picture', () => {
  window.history.replaceState(null, '', '/work#three');
  render(<Gallery />);
  expectShown('three');
  act(() => {
    window.history.replaceState(null, '', '/work#one');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expectShown('one');
});

test('moves by buttons and arrow keys, wraps at both ends, and announces its position', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expectShown('three');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expectShown('one');
  await userEvent.keyboard('{ArrowRight}');
  expectShown('two');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3: Title two');
  await userEvent.keyboard('{ArrowLeft}');
  expectShown('one');
});

test('announces the name of a picture without the number in its title', async () => {
  render(<Gallery pictures={PICTURES.map((picture) => ({ ...picture, name: `Name ${picture.id}` }))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge two' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of 3: Name two$/);
  expectShown('two');
});

test('returns the focus to the button of the last picture shown', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge one' }));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Enlarge two' })).toHaveFocus();
});

test('keeps the focus on the picture from one to the next, which starts unscrolled', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge one' }));
  const scroller = screen.getByRole('group', { name: 'Title one, scrollable' });
  act(() => scroller.focus());
  scroller.scrollTop = 80;
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('group', { name: 'Title two, scrollable' })).toHaveFocus();
  expect(scroller.scrollTop).toBe(0);
});

test('leaves arrow keys to a picture that can be scrolled, and those with a modifier to the browser', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge one' }));
  const scroller = screen.getByRole('group', { name: 'Title one, scrollable' });
  Object.defineProperty(scroller, 'scrollWidth', { value: 900 });
  fireEvent.keyDown(scroller, { key: 'ArrowRight' });
  expectShown('one');
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expectShown('one');
});

test('may shrink a picture to the width at which it is legible, never to a smaller one', async () => {
  const [one, two] = PICTURES as [ViewerPicture, ViewerPicture];
  render(<Gallery pictures={[{ ...one, legiblePx: 500 }, two]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge one' }));
  const getLeast = () =>
    screen.getByRole('group', { name: /, scrollable$/ }).style.getPropertyValue('--picture-least');
  expect(getLeast()).toBe('500px');
  await userEvent.keyboard('{ArrowRight}');
  expect(getLeast()).toBe('640px');
});

test('has no Previous and Next if there is only one picture', async () => {
  render(<Gallery pictures={PICTURES.slice(0, 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge one' }));
  expectShown('one');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test.each(['#skills', '#100%'])('leaves the foreign hash %s alone', (hash) => {
  window.history.replaceState(null, '', `/work${hash}`);
  render(<Gallery />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.hash).toBe(hash);
});
