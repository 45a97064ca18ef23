/** The effect itself, as in infiniteScroll.css after its rule of custom properties; a test holds the two together. */
export const MARQUEE_EFFECT = `/* Standing still it is a list that scrolls by hand; the copy that closes the loop is not there. */
.infiniteScroll-marquee {
  display: flex;
  overflow-x: auto;
}

.infiniteScroll-row {
  display: flex;
  flex: none;
  gap: var(--marquee-gap);
  padding-inline: calc(var(--marquee-gap) / 2);
}

.infiniteScroll-row[inert] {
  display: none;
}

@media (prefers-reduced-motion: no-preference) {
  .infiniteScroll-marquee:not([data-still]) {
    overflow: clip;
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 min(var(--marquee-edge), 20%),
      #000 calc(100% - min(var(--marquee-edge), 20%)),
      transparent
    );
  }

  .infiniteScroll-marquee:not([data-still]) .infiniteScroll-row {
    display: flex;
    animation: infiniteScroll-run var(--marquee-duration) linear infinite var(--marquee-direction);
  }

  .infiniteScroll-marquee:is(:hover, :focus-visible, :focus-within) .infiniteScroll-row {
    animation-play-state: paused;
  }
}

@keyframes infiniteScroll-run {
  to {
    transform: translateX(-100%);
  }
}

@media (forced-colors: active) {
  .infiniteScroll-marquee.infiniteScroll-marquee {
    mask-image: none;
  }
}`;
