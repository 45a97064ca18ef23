import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayField } from './replayField';

function Form() {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  return (
    <>
      <input id="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea id="area" value={text} onChange={({ target }) => setText(target.value)} />
      <input id="box" type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select id="choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <output>{JSON.stringify({ text, isOn, choice })}</output>
    </>
  );
}

/** Enters something in the prerendered form, then hydrates it and replays the field. */
function enterEarly(id: string, enter: (field: HTMLInputElement) => void) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const field = document.getElementById(id) as HTMLInputElement;
  enter(field);
  const root = document.getElementById('root') as HTMLElement;
  const handleError = jest.fn();
  act(() => void hydrateRoot(root, <Form />, { onRecoverableError: handleError }));
  const readState = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object;
  const before = readState();
  act(() => replayField(field));
  expect(handleError).not.toHaveBeenCalled();
  return { field, before, after: readState() };
}

it.each(['text', 'area'])('notifies React of text typed into #%s', (id) => {
  const { field, before, after } = enterEarly(id, (input) => (input.value = 'Ada'));
  expect(before).toMatchObject({ text: '' });
  expect(after).toMatchObject({ text: 'Ada' });
  expect(field.value).toBe('Ada');
});

it('notifies React of a ticked box', () => {
  const { field, before, after } = enterEarly('box', (input) => (input.checked = true));
  expect(before).toMatchObject({ isOn: false });
  expect(after).toMatchObject({ isOn: true });
  expect(field.checked).toBe(true);
});

it('notifies React of a chosen option', () => {
  const { after } = enterEarly('choice', (input) => (input.value = 'b'));
  expect(after).toMatchObject({ choice: 'b' });
});
