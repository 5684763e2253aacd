import { expect, it } from 'vitest';
import { byEmail } from './by-email.ts';

it('an approval names the e-mail where it is a channel, and leaves the specified words where it is none', () => {
  expect(byEmail(['email'])).toBe('As credenciais serão enviadas por e-mail.');
  expect(byEmail(['whatsapp', 'email'])).toBe('As credenciais serão enviadas via WhatsApp e por e-mail.');
  expect(byEmail(['whatsapp'])).toBeNull();
  expect(byEmail([])).toBeNull();
});
