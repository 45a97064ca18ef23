import {
  CONTRACT_VERSION,
  type CatalogueEntry,
  type PageProps,
  type RemoteModule,
} from '@portfolio/contract';
import { type EffectCallback, type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { createGlobalStyle } from 'styled-components';

/* A remote in which every page except the first ones breaks one promise. */

const GlobalStyle = createGlobalStyle`header { display: none; }`;

let renderCount = 0;

function Title({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1>A page</h1>
      {children}
    </>
  );
}

/** A page without faults until an effect runs. */
function withEffect(effect: EffectCallback): () => ReactNode {
  return function PageWithEffect() {
    useEffect(effect, []);
    return <Title />;
  };
}

const noop = () => {};

const inNode = () => typeof window === 'undefined';

const PAGES: Readonly<Record<string, (props: PageProps) => ReactNode>> = {
  cleansUp: function CleansUp() {
    useEffect(() => {
      const controller = new AbortController();
      window.addEventListener('resize', noop);
      document.addEventListener('keydown', noop, { signal: controller.signal });
      const interval = setInterval(noop, 1000);
      const frame = requestAnimationFrame(noop);
      localStorage.setItem('bad-demos:count', '1');
      history.replaceState(history.state, '', '?view=list');
      return () => {
        controller.abort();
        window.removeEventListener('resize', noop);
        clearInterval(interval);
        cancelAnimationFrame(frame);
      };
    }, []);
    return <Title />;
  },
  startsAndStopsLater: withEffect(() => {
    void Promise.resolve().then(() => document.addEventListener('keydown', noop));
    return () => void Promise.resolve().then(() => document.removeEventListener('keydown', noop));
  }),
  dismissesItsAlert: function DismissesItsAlert({ services }: PageProps) {
    useEffect(() => {
      const dismiss = services.showAlert({ type: 'info', message: 'Here' });
      return () => dismiss();
    }, [services]);
    return <Title />;
  },
  queriesItsHeading: withEffect(() => {
    if (document.querySelector('h1') === null) throw new Error('The page is not in the document.');
  }),
  changesItsClassName: () => (
    <Title>
      <p className={inNode() ? 'one' : 'another'} />
    </Title>
  ),
  readsWindow: () => <Title>{window.innerWidth}</Title>,
  throwsInAnotherZone: () => {
    if (inNode() && new Date(0).getTimezoneOffset() !== 0) throw new Error('too far');
    return <Title />;
  },
  throwsInThisZone: () => {
    if (inNode() && new Date(0).getTimezoneOffset() === 0) throw new Error('too near');
    return <Title />;
  },
  branchesOnWindow: () => <Title>{inNode() ? 'in Node' : 'in a browser'}</Title>,
  branchesNearTheEnd: () => (
    <Title>
      {'x'.repeat(90)}
      {inNode() ? 'y' : 'z'}
      {'x'.repeat(90)}
    </Title>
  ),
  addsInBrowser: () => <Title>{inNode() ? 'x'.repeat(90) : `${'x'.repeat(90)}y`}</Title>,
  branchesInClasses: () => (
    <Title>
      <p className="one" />
      <p className={inNode() ? 'one' : 'two'} />
    </Title>
  ),
  hasEmptyHeading: () => <h1 />,
  hasNoHeading: () => <h2>A page</h2>,
  hasTwoHeadings: () => (
    <Title>
      <h1>Another title</h1>
    </Title>
  ),
  countsRenders: () => <Title>{(renderCount += 1)}</Title>,
  readsTime: () => <Title>{new Date().toISOString()}</Title>,
  readsRandom: () => <Title>{Math.random()}</Title>,
  readsTimeZone: () => <Title>{new Date(0).getHours()}</Title>,
  readsLanguage: () => <Title>{(1234.5).toLocaleString()}</Title>,
  nestsWrongly: () => (
    <Title>
      <p>
        <section>A section in a paragraph</section>
      </p>
    </Title>
  ),
  keepsListener: withEffect(() => document.addEventListener('keydown', noop)),
  keepsQueryListener: withEffect(() => matchMedia('print').addEventListener('change', noop)),
  keepsTimeout: withEffect(() => void setTimeout(noop, 60_000)),
  keepsInterval: withEffect(() => void setInterval(noop, 1000)),
  keepsIntervalOfLaterState: function KeepsIntervalOfLaterState() {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => void Promise.resolve().then(() => setLoaded(true)), []);
    useEffect(() => {
      if (isLoaded) setInterval(noop, 1000);
    }, [isLoaded]);
    return <Title />;
  },
  keepsIntervalOnReturn: function KeepsIntervalOnReturn() {
    const starts = useRef(0);
    useEffect(() => {
      let isShown = true;
      let interval: ReturnType<typeof setInterval> | undefined;
      // Later, because React's strict mode runs each effect twice at first.
      void Promise.resolve().then(() => {
        if (!isShown) return;
        starts.current += 1;
        interval = setInterval(noop, 1000);
      });
      return () => {
        isShown = false;
        if (starts.current === 1) clearInterval(interval);
      };
    }, []);
    return <Title />;
  },
  keepsFrame: withEffect(() => {
    const again = () => void requestAnimationFrame(again);
    again();
  }),
  keepsObserver: withEffect(() => new ResizeObserver(noop).observe(document.body)),
  stopsNothingWhenHidden: function StopsNothingWhenHidden() {
    useInsertionEffect(() => {
      const interval = setInterval(noop, 1000);
      return () => clearInterval(interval);
    }, []);
    return <Title />;
  },
  keepsCamera: withEffect(() => void navigator.mediaDevices.getUserMedia({ video: true })),
  setsTitle: withEffect(() => void (document.title = 'Mine')),
  setsTitleForAWhile: withEffect(() => {
    let isShown = true;
    void Promise.resolve().then(() => isShown && (document.title = 'Mine'));
    return () => {
      isShown = false;
      document.title = '';
    };
  }),
  setsTitleOnLeaving: withEffect(() => {
    let isStarted = false;
    void Promise.resolve().then(() => (isStarted = true));
    return () => {
      if (isStarted) document.title = 'Mine';
    };
  }),
  rendersTitle: () => (
    <Title>
      <title>Mine</title>
    </Title>
  ),
  pushesState: withEffect(() => history.pushState(null, '', '?step=2')),
  navigatesAway: withEffect(() => history.replaceState(null, '', '/login')),
  clearsStorage: withEffect(() => localStorage.clear()),
  writesForeignKey: withEffect(() => sessionStorage.setItem('user', 'me')),
  writesCookie: withEffect(() => void (document.cookie = 'mine=1')),
  marksBody: withEffect(() => document.body.classList.add('mine')),
  appendsStyle: withEffect(() => document.head.append(document.createElement('style'))),
  hasGlobalStyle: () => (
    <Title>
      <GlobalStyle />
    </Title>
  ),
};

export const id = 'bad-demos';

export const contractVersion = CONTRACT_VERSION;

export const catalogue: readonly CatalogueEntry[] = Object.keys(PAGES).map((name) => ({
  id: name,
  type: 'JavaScript',
  portfolio: false,
  title: name,
  img: { src: '', alt: '', widthPx: 640, heightPx: 400 },
  tags: [],
  description: '',
  component: name,
  path: `/work/js/${name}`,
  blog: null,
}));

export const pages: RemoteModule['pages'] = Object.fromEntries(
  Object.entries(PAGES).map(([name, Page]) => [name, () => Promise.resolve({ default: Page })]),
);
