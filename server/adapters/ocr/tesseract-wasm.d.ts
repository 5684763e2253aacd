// The library's "exports" do not include its types.
declare module 'tesseract-wasm' {
  export interface OCREngine {
    loadModel(model: Uint8Array): void;
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void;
    clearImage(): void;
    getText(): string;
    getTextBoxes(unit: 'word'): {
      text: string;
      confidence: number;
      rect: { left: number; top: number; right: number; bottom: number };
    }[];
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
  export function supportsFastBuild(): boolean;
}
