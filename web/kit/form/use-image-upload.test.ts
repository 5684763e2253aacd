import { expect, it, vi } from 'vitest';
import { ApiError } from '#web/kit/api/errors.ts';
import { failureText, sendImage } from './use-image-upload.ts';

const file = new File(['x'], 'a.png', { type: 'image/png' });
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
const said = () => sendImage(file).then(String, failureText);

it('UPL-05 in part: an upload that fails has the one text, also when its answer says success false', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const failed = 'Erro ao enviar imagem. Tente novamente.';
  for (const status of [500, 502, 503, 507]) {
    answer(status, { success: false, error: 'x', message: 'Sem espaço.' });
    expect(await said(), String(status)).toBe(failed);
  }
  answer(200, { success: false, error: 'x', message: 'y' });
  expect(await said()).toBe(failed);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await said()).toBe(failed);
  answer(200, { success: true, url: '/media/a.webp' });
  expect(await said()).toBe('/media/a.webp');
});

it('what the server says of the picture itself is shown', () => {
  const message = 'A imagem deve ter no máximo 10MB.';
  const body = JSON.stringify({ success: false, error: message, message });
  for (const status of [400, 401, 413])
    expect(failureText(new ApiError(status, '', body, null))).toBe(message);
});
