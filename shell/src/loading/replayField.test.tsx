import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayField } from './replayField';

function Form() {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  const [isReady, setReady] = useState(false);
  // Renders the form again right after hydration, which makes React write its own values into the fields.
  useEffect(() => setReady(true), []);
  return (
    <>
      <input id="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea id="area" value={text} onChange={({ target }) => setText(target.value)} />
      <input id="box" type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select id="choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <output>{JSON.stringify({ text, isOn, choice, isReady })}</output>
    </>
  );
}

/** Hydrates the prerendered form after something was entered, and replays that. */
function enterEarly(id: string, entered: { value?: string; checked?: boolean }) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const field = document.getElementById(id) as HTMLInputElement;
  Object.assign(field, entered);
  const { value, checked } = field;
  const root = document.getElementById('root') as HTMLElement;
  const handleError = jest.fn();
  act(() => void hydrateRoot(root, <Form />, { onRecoverableError: handleError }));
  const readState = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object;
  const before = readState();
  act(() => replayField(field, [value, checked]));
  expect(handleError).not.toHaveBeenCalled();
  return { field, before, after: readState() };
}

test.each(['text', 'area'])('notifies React of text typed into #%s', (id) => {
  const { field, before, after } = enterEarly(id, { value: 'Ada' });
  expect(before).toMatchObject({ text: '', isReady: true });
  expect(after).toMatchObject({ text: 'Ada' });
  expect(field.value).toBe('Ada');
});

test('notifies React of a ticked box', () => {
  const { field, before, after } = enterEarly('box', { checked: true });
  expect(before).toMatchObject({ isOn: false });
  expect(after).toMatchObject({ isOn: true });
  expect(field.checked).toBe(true);
});

test('notifies React of a chosen option', () => {
  const { field, after } = enterEarly('choice', { value: 'b' });
  expect(after).toMatchObject({ choice: 'b' });
  expect(field.value).toBe('b');
});
