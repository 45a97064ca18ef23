import { act, fireEvent, render, screen } from '@testing-library/react';
import { LINGER_MS, createFollower, type Place } from './createFollower';
import { installFakeLayout } from './follow-testing/fakeLayout';

let layout: ReturnType<typeof installFakeLayout>;

beforeEach(() => {
  jest.useFakeTimers();
  layout = installFakeLayout();
});
afterEach(() => {
  layout.restore();
  jest.useRealTimers();
});

function setUp() {
  const { container } = render(
    <>
      <a href="#one" aria-current="true">
        One
      </a>
      <a href="#two">Two</a>
      <a href="#three">
        Three <code>3</code>
      </a>
      <p>Text</p>
    </>,
  );
  const places: (Place | null)[] = [];
  const end = createFollower(container, (place) => places.push(place));
  return { container, end, last: () => places.at(-1), countReports: () => places.length };
}
const link = (name: string) => screen.getByRole('link', { name });

test('starts at the current link', () => {
  const { last } = setUp();

  expect(last()).toMatchObject({ link: link('One'), cause: 'current', pieces: layout.rectsOf(link('One')) });
});

test('moves to the link under the pointer, or under a part of it', () => {
  const { last } = setUp();
  fireEvent.pointerOver(link('Two'));
  expect(last()).toMatchObject({ link: link('Two'), cause: 'pointer', isSame: false });

  fireEvent.pointerOver(screen.getByText('3'));
  expect(last()?.link).toBe(link('Three 3'));
});

test('stays for a moment between two links, then returns', () => {
  const { last } = setUp();
  fireEvent.pointerOver(link('Two'));
  fireEvent.pointerOver(screen.getByText('Text'));
  jest.advanceTimersByTime(LINGER_MS - 1);
  expect(last()?.link).toBe(link('Two'));

  jest.advanceTimersByTime(1);
  expect(last()).toMatchObject({ link: link('One'), cause: 'current' });
});

test('stays with the focus while links scroll under a resting mouse', () => {
  const { last } = setUp();
  act(() => link('Two').focus());
  fireEvent.pointerOver(link('Three 3'));
  expect(last()).toMatchObject({ link: link('Two'), cause: 'focus' });

  fireEvent.pointerMove(link('Three 3'));
  expect(last()).toMatchObject({ link: link('Three 3'), cause: 'pointer' });
});

test('is measured again, without gliding, when the container is resized', () => {
  const { last } = setUp();
  fireEvent.pointerOver(link('Two'));
  layout.rewrap(500);

  expect(last()).toMatchObject({ link: link('Two'), isSame: true });
  expect(last()?.pieces[0]?.top).toBe(530);
});

test('moves when another link becomes the current one', async () => {
  const { last } = setUp();
  link('One').removeAttribute('aria-current');
  link('Three 3').setAttribute('aria-current', 'location');
  await Promise.resolve();

  expect(last()?.link).toBe(link('Three 3'));
});

test('disappears when no link is current any more', async () => {
  const { last } = setUp();
  link('One').setAttribute('aria-current', 'false');
  await Promise.resolve();

  expect(last()).toBeNull();
});

test('leaves no timer, observer or listener behind', () => {
  const { end, countReports } = setUp();
  fireEvent.pointerOver(link('Two'));
  fireEvent.pointerOver(screen.getByText('Text'));
  end();
  const before = countReports();
  fireEvent.pointerOver(link('Two'));
  layout.rewrap(1);

  expect(jest.getTimerCount()).toBe(0);
  expect(layout.observers.size).toBe(0);
  expect(countReports()).toBe(before);
});

test('tours the links once, one turn of the animation at a time, and returns to the current one', () => {
  const { container, last } = setUp();
  fireEvent.animationIteration(link('Two'));
  expect(last()?.link).toBe(link('One'));

  fireEvent.animationIteration(container);
  expect(last()?.link).toBe(link('Two'));
  fireEvent.animationIteration(container);
  expect(last()?.link).toBe(link('Three 3'));
  fireEvent.animationEnd(container);
  expect(last()?.link).toBe(link('One'));
});

test('stops its tour as soon as the visitor points', () => {
  const { container, last } = setUp();
  fireEvent.animationIteration(container);
  fireEvent.pointerOver(screen.getByText('Text'));
  jest.advanceTimersByTime(LINGER_MS);
  expect(last()?.link).toBe(link('One'));

  fireEvent.animationIteration(container);
  expect(last()?.link).toBe(link('One'));
});
