import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import { createQueryClient } from '#web/kit/api/queries.ts';
import { SettingCard } from './setting-card.tsx';

const draw = (tipo: Configuracao['tipo'], isLocal: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <SettingCard
        isLocal={isLocal}
        setting={
          {
            chave: 'v0_css_prompt',
            titulo: 'Regras do CSS',
            descricao: 'Como o CSS é escrito.',
            valor: 'x',
            padrao: 'x',
            tipo,
            revisao: 0,
            placeholders: [],
            exemplos: [],
          } as unknown as Configuracao
        }
      />
    </QueryClientProvider>,
  );

it('PNL-07 (in part) an instruction says before it is tried that the local engine ignores it; a message is said by any', () => {
  const [prompt, message] = (['instrucao', 'mensagem'] as const).map((tipo) => draw(tipo, true));
  expect(prompt).toContain('O Motor local não lê este texto');
  expect(message).not.toContain('não lê este texto');
  expect(draw('instrucao', false)).not.toContain('não lê este texto');
});

it('PNL-07 (in part) a text goes by its title; its key stands under the technical details', () => {
  const [before, after] = draw('instrucao', false).split('Detalhes técnicos');
  expect(before).not.toContain('<code');
  expect(after).toContain('v0_css_prompt');
});
