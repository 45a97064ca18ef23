import { createGlobalStyle } from 'styled-components';

/** The styles of slide and zoom, for a page with links that ask for them. They apply only while a transition runs. */
export const RouteTransitionStyle = createGlobalStyle`
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: 180ms; }

  :root[data-route-transition='slide'] {
    &[data-route-direction='right'] { --from: 3rem; --to: -3rem; }
    &[data-route-direction='left'] { --from: -3rem; --to: 3rem; }
    &::view-transition-old(root) { animation-name: route-fade-out, route-slide-out; }
    &::view-transition-new(root) { animation-name: route-fade-in, route-slide-in; }
  }

  :root[data-route-transition='zoom'] {
    overflow: hidden;
    &::view-transition-old(root) { animation-name: route-fade-out; }
    &::view-transition-new(root) { animation-name: route-fade-in, route-zoom-in; }
  }

  @keyframes route-fade-out { to { opacity: 0; } }
  @keyframes route-fade-in { from { opacity: 0; } }
  @keyframes route-slide-out { to { transform: translateX(var(--to)); } }
  @keyframes route-slide-in { from { transform: translateX(var(--from)); } }
  @keyframes route-zoom-in { from { transform: scale(0.94); } }
`;
