import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dimension } from '../redline/Dimension';
import { REDLINES, STRETCHES, useRedlines } from '../redline/redlines';
import { PageHeader } from './PageHeader';
import { Section } from './Section';

describe('PageHeader', () => {
  test('has one heading of the first level, which can be focused', () => {
    render(<PageHeader title="Drum kit" kicker="JavaScript" lead="Nine pads." tags={['Audio']} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Drum kit' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('JavaScript')).toBeVisible();
    expect(screen.getByText('Nine pads.').tagName).toBe('P');
    expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent('Audio');
  });

  test('shows the given facts', () => {
    render(<PageHeader title="Wallet" meta={<p>Outcome: not measured</p>} />);
    expect(screen.getByText('Outcome: not measured')).toBeVisible();
  });

  test('shows only title and lead if it is compact', () => {
    render(<PageHeader title="Work" lead="All of it." isCompact />);
    expect(screen.getByRole('banner')).toHaveTextContent('WorkAll of it.');
    expect(document.querySelector('[data-redlines]')).toBeNull();
  });

  test('puts its picture after title, lead and facts', () => {
    render(
      <PageHeader title="Wallet" lead="Two sides." meta={<p>7 minutes</p>} picture={<img alt="A phone" />} />,
    );
    const picture = screen.getByRole('img', { name: 'A phone' });
    expect(
      screen.getByText('7 minutes').compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  describe('with a layout', () => {
    let notify = () => {};
    const NativeObserver = window.ResizeObserver;

    beforeEach(() => {
      // jsdom has no layout: these replace the measured width of the text.
      Range.prototype.getBoundingClientRect = () => ({ width: 841.6 }) as DOMRect;
      window.ResizeObserver = class extends NativeObserver {
        constructor(callback: ResizeObserverCallback) {
          super(callback);
          notify = () => callback([], this);
        }
      };
    });

    afterEach(() => {
      Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
      window.ResizeObserver = NativeObserver;
    });

    test('shows the measure of its title to sighted visitors only', () => {
      render(<PageHeader title="Drum kit" />);
      const getLabel = () => document.querySelector('[data-px="842"]');
      expect(getLabel()).toBeNull();
      act(() => notify());
      expect(getLabel()?.closest('[aria-hidden="true"]')).toBeInTheDocument();
    });

    test('measures again, and updates the width, when a handle stretches the type', () => {
      function Headline() {
        const container = useRedlines<HTMLDivElement>();
        return (
          <div ref={container} {...REDLINES} data-testid="headline">
            <h1>Headline</h1>
            <input {...STRETCHES} type="range" min={75} max={125} defaultValue={125} />
            <Dimension measures="width" />
          </div>
        );
      }
      render(<Headline />);
      act(() => notify());
      Range.prototype.getBoundingClientRect = () => ({ width: 620 }) as DOMRect;
      fireEvent.input(screen.getByRole('slider'), { target: { value: '90' } });
      expect(screen.getByTestId('headline').style.getPropertyValue('--text-stretch')).toBe('90');
      expect(document.querySelector('[data-px="620"]')).not.toBeNull();
    });
  });
});

describe('Section', () => {
  test('is a region with an id, named by its heading', () => {
    render(
      <Section id="skills" title="Skills" measure="3 types" lead="What I work with.">
        <p>Content</p>
      </Section>,
    );
    const region = screen.getByRole('region', { name: 'Skills' });
    expect(region).toHaveAttribute('id', 'skills');
    expect(screen.getByRole('heading', { level: 2, name: 'Skills' })).toBeVisible();
    expect(region).toHaveTextContent('Skills3 typesWhat I work with.Content');
  });
});
