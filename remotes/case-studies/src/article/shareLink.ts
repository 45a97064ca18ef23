export interface SharedLink {
  title: string;
  url: string;
}

/** What of the browser's navigator sharing needs; either part may be absent. */
export interface SharingPlatform {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'failed';

function isCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Hands a link to the system's share sheet; where there is none, or it refuses, copies the link. */
export async function shareLink(link: SharedLink, platform: SharingPlatform): Promise<ShareResult> {
  if (platform.share) {
    try {
      await platform.share(link);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
    }
  }
  try {
    if (!platform.clipboard) return 'failed';
    await platform.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
