import { copyText } from '@portfolio/kit';

export interface SharedLink {
  title: string;
  url: string;
}

export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'failed';

function isCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Passes a link to the system's share sheet; if there is none, or it fails, copies the link. */
export async function shareLink(link: SharedLink): Promise<ShareResult> {
  // Desktop browsers without a share sheet lack the function.
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}
