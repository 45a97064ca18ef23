/** The effect itself, as in pulseAnimation.css after its rule of custom properties; a test holds the two together. */
export const PULSE_EFFECT = `.pulseAnimation {
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: var(--pulse-size);
  block-size: var(--pulse-size);
}

/* Without motion there is one still ring: what it marks stays marked. */
.pulseAnimation-ring {
  position: absolute;
  inset: 0;
  border: var(--pulse-width) solid;
  border-radius: 50%;
  opacity: 0;
  pointer-events: none;
}

.pulseAnimation-ring:first-child {
  opacity: var(--pulse-strength);
  transform: scale(1.25);
}

@media (prefers-reduced-motion: no-preference) {
  .pulseAnimation:not([data-still]) .pulseAnimation-ring {
    animation: pulseAnimation-spread var(--pulse-duration) var(--pulse-easing) infinite backwards;
  }

  .pulseAnimation .pulseAnimation-ring:nth-child(2) {
    animation-delay: calc(var(--pulse-duration) * var(--pulse-gap));
  }

  .pulseAnimation .pulseAnimation-ring:nth-child(3) {
    animation-delay: calc(var(--pulse-duration) * var(--pulse-gap) * 2);
  }

  .pulseAnimation[data-paused] .pulseAnimation-ring {
    animation-play-state: paused;
  }
}

@keyframes pulseAnimation-spread {
  from {
    opacity: var(--pulse-strength);
    transform: scale(1);
  }

  to {
    opacity: 0;
    transform: scale(var(--pulse-reach));
  }
}

/* Forced colours drop backgrounds and shadows; a ring is a border, so it takes the visitor's own highlight. */
@media (forced-colors: active) {
  .pulseAnimation-ring {
    border-color: Highlight;
  }
}`;
