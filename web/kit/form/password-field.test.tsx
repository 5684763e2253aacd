import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { generatePassword } from '#web/kit/form/generate-password.ts';
import { PasswordControl } from '#web/kit/form/password-control.tsx';
import { PasswordField } from '#web/kit/form/password-field.tsx';

const nothing = () => {};

it('a password is hidden until its eye is pressed, and its label, fault and hint are the input’s', () => {
  const html = renderToStaticMarkup(
    <PasswordField
      label="Nova senha"
      value="segredo"
      error="Curta demais"
      autoComplete="new-password"
      onChange={nothing}
    />,
  );
  const input = /<input[^>]*>/.exec(html)![0];
  expect(input).toContain('type="password"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain(`id="${/for="([^"]+)"/.exec(html)![1]}"`);
  expect(html).toMatch(/<button type="button" aria-pressed="false" aria-label="Mostrar nova senha"/);
  expect(html).not.toContain('Gerar');
});

it('a password can be made up where one is given to somebody else', () => {
  const html = renderToStaticMarkup(
    <PasswordControl label="Senha" value="" canGenerate onChange={nothing} />,
  );
  expect(html).toContain('Gerar uma senha segura');
});

it('a made-up password has four groups that are read out without mistake, another each time', () => {
  const made = new Set(Array.from({ length: 200 }, generatePassword));
  expect(made.size).toBe(200);
  for (const password of made) expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
});
