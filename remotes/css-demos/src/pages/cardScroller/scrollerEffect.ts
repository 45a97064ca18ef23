/** The effect itself, as in cardScroller.css after its rule of custom properties; a test holds the two together. */
export const SCROLLER_EFFECT = String.raw`@property --cardScroller-before {
  syntax: '<length>';
  inherits: false;
  initial-value: 0px;
}

@property --cardScroller-after {
  syntax: '<length>';
  inherits: false;
  initial-value: 0px;
}

/* Everywhere: a list in a box that scrolls, with links and buttons of the page's own. */
.cardScroller {
  display: grid;
  grid-template:
    'view view view' auto
    'before markers after' auto / auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: center;
  container-type: inline-size;
}

/* A card comes to rest beyond the fading edge, so that its text is never faint. */
.cardScroller-view {
  --cardScroller-fade: min(var(--scroller-edge), 10cqi);
  grid-area: view;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: calc(var(--cardScroller-fade) + 0.25rem);
  scroll-snap-type: var(--scroller-snap);
}

.cardScroller-list {
  display: flex;
  gap: var(--scroller-gap);
  inline-size: max-content;
  padding: 0.5rem;
}

.cardScroller-card {
  inline-size: min(var(--scroller-card), 100cqi - 2 * var(--cardScroller-fade) - 0.5rem);
  container-type: inline-size;
  scroll-snap-align: var(--scroller-align);
}

/* A card lays itself out by its own width, wherever it stands. */
@container (min-width: 22rem) {
  .cardScroller:not([data-without~='containers']) .cardScroller-inside {
    grid-template: auto / minmax(0, 3fr) minmax(0, 2fr);
  }
}

@media (prefers-reduced-motion: no-preference) {
  .cardScroller-view {
    scroll-behavior: smooth;
  }
}

/* With scroll buttons and markers that stay links: the browser's controls replace the page's own. */
@supports (scroll-marker-group: after links) and selector(::scroll-button(*)) {
  .cardScroller:not([data-without~='controls']) .cardScroller-own {
    display: none;
  }

  .cardScroller:not([data-without~='controls']) .cardScroller-view {
    scroll-marker-group: after links;
  }

  .cardScroller:not([data-without~='controls']) .cardScroller-view::scroll-button(inline-start) {
    grid-area: before;
    content: '\2190' / 'Previous cards';
  }

  .cardScroller:not([data-without~='controls']) .cardScroller-view::scroll-button(inline-end) {
    grid-area: after;
    content: '\2192' / 'Next cards';
  }

  .cardScroller:not([data-without~='controls']) .cardScroller-view::scroll-marker-group {
    grid-area: markers;
  }

  .cardScroller:not([data-without~='controls']) .cardScroller-card::scroll-marker {
    content: '' / attr(data-name);
  }
}

/* With scroll-driven animation: an edge fades as long as something lies beyond it, and figures grow as they come in. */
@supports (animation-timeline: scroll()) and (animation-range: entry) {
  /* Forced colours are chosen to be seen in full, so nothing fades there. */
  @media not (forced-colors: active) {
    .cardScroller:not([data-without~='timeline']) .cardScroller-view {
      mask-image: linear-gradient(
        to right,
        transparent,
        #000 var(--cardScroller-before),
        #000 calc(100% - var(--cardScroller-after)),
        transparent
      );
      animation: cardScroller-edges linear both;
      animation-timeline: scroll(self inline);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .cardScroller:not([data-without~='timeline']) .cardScroller-figure {
      animation:
        cardScroller-grow linear both,
        cardScroller-grow linear reverse both;
      animation-timeline: view(inline);
      animation-range: entry, exit;
    }
  }
}

@keyframes cardScroller-edges {
  0% {
    --cardScroller-before: 0px;
    --cardScroller-after: var(--cardScroller-fade);
  }

  10%,
  90% {
    --cardScroller-before: var(--cardScroller-fade);
    --cardScroller-after: var(--cardScroller-fade);
  }

  100% {
    --cardScroller-before: var(--cardScroller-fade);
    --cardScroller-after: 0px;
  }
}

@keyframes cardScroller-grow {
  from {
    transform: scale(var(--scroller-shrink));
  }
}`;
