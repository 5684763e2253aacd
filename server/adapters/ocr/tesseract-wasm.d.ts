// The library's "exports" do not include its types.
declare module 'tesseract-wasm' {
  export interface OCREngine {
    loadModel(model: Uint8Array): void;
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void;
    clearImage(): void;
    getText(): string;
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
  export function supportsFastBuild(): boolean;
}
