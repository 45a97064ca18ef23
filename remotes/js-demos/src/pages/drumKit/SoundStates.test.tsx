import { act, render, screen } from '@testing-library/react';
import { createDrumMachine } from './drumMachine';
import { createSoundSource } from './soundSource';
import { SoundStates } from './SoundStates';

test('reports a change of the sound without rendering the pads again', () => {
  const source = createSoundSource();
  const machine = createDrumMachine({ createContext: () => null });
  let renders = 0;
  function Pads() {
    renders += 1;
    return <p>Pads</p>;
  }
  render(
    <SoundStates machine={machine} source={source} pads={<Pads />}>
      <p>Volume</p>
    </SoundStates>,
  );
  expect(screen.queryByText('This browser cannot make sound')).toBeNull();
  const before = renders;
  act(() => machine.hit('kick'));
  expect(screen.getByText('This browser cannot make sound')).toBeInTheDocument();
  expect(renders).toBe(before);
  // Above the pads it would move them.
  const notice = screen.getByText('This browser cannot make sound');
  expect(screen.getByText('Pads').compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
