import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import { createQueryClient } from '#web/kit/api/queries.ts';
import { MessageBubble } from './message-bubble.tsx';
import { Group } from './setting-group.tsx';
import type { OpenGroups } from './use-open-groups.ts';

const setting = (chave: string, tipo: Configuracao['tipo']) =>
  ({
    chave,
    titulo: 'Regras do CSS',
    descricao: 'Como o CSS é escrito.',
    valor: 'x',
    padrao: 'x',
    tipo,
    revisao: 0,
    placeholders: [],
    exemplos: [],
  }) as unknown as Configuracao;
const nothing = () => {};
/** Every group open. */
const opened: OpenGroups = {
  isOpen: () => true,
  canClose: () => false,
  inSight: ({ settings }) => settings,
  toggle: nothing,
  openAll: nothing,
  go: nothing,
};
const draw = (tipos: Configuracao['tipo'][], isLocal: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <Group
        open={opened}
        isLocal={isLocal}
        group={{
          id: 'codigo',
          titulo: 'Código',
          resumo: 'Escreve a página.',
          settings: tipos.map((tipo, place) =>
            setting(place === 0 ? 'v0_css_prompt' : `outro_${place}`, tipo),
          ),
        }}
      />
    </QueryClientProvider>,
  );

it('PNL-07 (in part) a group says once, before anything is tried, that the local engine ignores its instructions; a message is said by any', () => {
  expect(draw(['instrucao', 'instrucao'], true).match(/O Motor local não lê/g)).toHaveLength(1);
  expect(draw(['instrucao', 'instrucao'], true)).toContain('não lê estes textos');
  expect(draw(['instrucao', 'mensagem'], true)).toContain(
    'não lê as instruções deste grupo, só as mensagens',
  );
  expect(draw(['mensagem'], true)).not.toContain('não lê');
  expect(draw(['instrucao'], false)).not.toContain('não lê');
});

it('PNL-07 (in part) a text goes by its title; its key stands under the technical details', () => {
  const [before, after] = draw(['instrucao'], false).split('Detalhes técnicos');
  expect(before).not.toContain('<code');
  expect(after).toContain('v0_css_prompt');
});

it('SET-19 in part: the preview shows empty what this text does not fill', () => {
  const filled = { marca: '{NOME_GUERRA}', descricao: '', exemplo: null };
  const drawn = renderToStaticMarkup(
    <MessageBubble text="Oi, {NOME_GUERRA}! É o {NOME}. {OUTRO}" placeholders={[filled]} />,
  );
  expect(drawn).toContain('Oi, Ana Exemplo! É o . {OUTRO}');
});
