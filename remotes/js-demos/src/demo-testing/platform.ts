import { TextDecoder, TextEncoder } from 'node:util';

/** Installs browser features that the demos use and jsdom lacks. */
export function installPlatform(): void {
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  Blob.prototype.text ??= function text(this: Blob) {
    return new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsText(this);
    });
  };
}
