import { TextDecoder, TextEncoder } from 'node:util';

interface PointerInit extends MouseEventInit {
  pointerId?: number;
  pointerType?: string;
  pressure?: number;
}

/** Parts of every browser that jsdom lacks and the demos use. */
export function installPlatform(): void {
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  class FakePointerEvent extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    readonly pressure: number;

    constructor(
      type: string,
      { pointerId = 1, pointerType = 'mouse', pressure = 0.5, ...init }: PointerInit = {},
    ) {
      super(type, init);
      this.pointerId = pointerId;
      this.pointerType = pointerType;
      this.pressure = pressure;
    }
  }
  window.PointerEvent ??= FakePointerEvent as typeof PointerEvent;
  Blob.prototype.text ??= function text(this: Blob) {
    return new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsText(this);
    });
  };
}
