import type { EarlyActions } from '../../loading/earlyActions';
import type { PageStore } from '../pageStore';
import type { Navigation } from './Navigation';
import { followLinks } from './followLinks';

test('drops what was pressed, but keeps what was typed: the visitor may stop and stay', () => {
  document.body.innerHTML =
    '<a href="/work">Work</a><input><button type="button" data-waiting="">Play</button>';
  const [link, field, button] = document.body.children as unknown as HTMLElement[];
  const press = new Event('click');
  button?.dispatchEvent(press);
  const fields = new Map([[field, ['Ada', false]]]) as EarlyActions['fields'];
  globalThis.earlyActions = { within: document, fields, events: [press] };
  const follow = jest.fn();
  const end = followLinks({ follow } as unknown as Navigation, {} as PageStore);
  link?.click();
  end();
  expect(follow).toHaveBeenCalledTimes(1);
  expect(globalThis.earlyActions).toEqual({ within: document, fields, events: [] });
  expect(button).not.toHaveAttribute('data-waiting');
  globalThis.earlyActions = undefined;
});
