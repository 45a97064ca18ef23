import type { Page } from '@playwright/test';

/** Fetches a file of the site and runs it with its own hash, as code that is already running could. */
export const runWithOwnHash = (page: Page, url: string, inFrame = false) =>
  page.evaluate(
    async ([address, isInFrame]) => {
      const content = await (await fetch(address)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      let target: Document = document;
      if (isInFrame)
        target = document.body.appendChild(document.createElement('iframe')).contentDocument ?? document;
      const script = target.createElement('script');
      Object.assign(script, { src: new URL(address, location.href).href, crossOrigin: 'anonymous' });
      script.integrity = `sha256-${btoa(String.fromCharCode(...digest))}`;
      return new Promise((resolve) => {
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        target.body.append(script);
      });
    },
    [url, inFrame] as const,
  );
