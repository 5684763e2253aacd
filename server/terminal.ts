import type { Config } from '#server/config.ts';
import type { NewPassword } from '#server/sistema/sessao/admin-account.ts';
import { passkeySite } from '#server/sistema/sessao/passkey-site.ts';

/** Prints to the terminal, apart from the log. */
function say(lines: string[]): void {
  process.stdout.write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`);
}

/** Prints the administrator's access. A generated password is shown here and nowhere else. */
export function announceAdmin({ username, generated, codigo }: NewPassword): void {
  const rule = '─'.repeat(62);
  say([
    rule,
    'Acesso do administrador',
    '',
    `Usuário: ${username}`,
    generated ? `Senha:   ${generated}` : 'Senha:   a que está em ADMIN_PASSWORD',
    ...(codigo ? [`Código:  ${codigo}`] : []),
    '',
    ...(generated ? ['Guarde esta senha agora: ela não será mostrada outra vez.'] : []),
    ...(codigo ? ['O código vale um dia e uma vez: use-o se o login pedir para esperar.'] : []),
    'Para trocar a senha: npm run admin',
    rule,
  ]);
}

export function announceAddress(config: Config): void {
  if (config.role === 'worker') say(['Portal do Corretor: processando execuções (ROLE=worker).']);
  else {
    const site = passkeySite(config.publicUrl);
    say([
      `Portal do Corretor no ar: ${config.publicUrl}`,
      // A passkey belongs to a host name, which 127.0.0.1 is not.
      ...(site && site.origin !== new URL(config.publicUrl).origin ? [`Com passkeys: ${site.origin}`] : []),
      'Para encerrar: Ctrl+C',
    ]);
  }
}
