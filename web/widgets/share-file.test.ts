import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareFile } from './share-file.ts';

const file = new File(['%PDF'], 'ambar-ficha.pdf', { type: 'application/pdf' });
const clicked: string[] = [];
vi.mock('#web/kit/download.ts', () => ({ downloadFile: (name: string) => clicked.push(name) }));

const device = (share: () => Promise<void>, canShare = () => true) =>
  vi.stubGlobal('navigator', { share, canShare });
const refusal = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

afterEach(() => {
  vi.unstubAllGlobals();
  clicked.length = 0;
});

describe('a file is handed on', () => {
  it('to the app that the person chooses, with its text', async () => {
    const share = vi.fn(async () => {});
    device(share);
    expect(await shareFile(file, 'Olá')).toBe('enviou');
    expect(share).toHaveBeenCalledWith({ files: [file], text: 'Olá' });
    expect(clicked).toEqual([]);
  });

  it('by a download where the device shares no files, or fails to', async () => {
    device(
      async () => {},
      () => false,
    );
    expect(await shareFile(file)).toBe('baixou');
    vi.stubGlobal('navigator', {});
    expect(await shareFile(file)).toBe('baixou');
    device(refusal('DataError'));
    expect(await shareFile(file)).toBe('baixou');
    expect(clicked).toEqual(Array(3).fill('ambar-ficha.pdf'));
  });

  it('not at all if the person changes their mind, and with another touch if the device asks for one', async () => {
    device(refusal('AbortError'));
    expect(await shareFile(file)).toBe('fechou');
    device(refusal('NotAllowedError'));
    expect(await shareFile(file)).toBe('de-novo');
    expect(clicked).toEqual([]);
  });
});
