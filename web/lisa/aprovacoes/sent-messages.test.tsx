import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { SentMessages } from './sent-messages.tsx';

const aprovacao = (...estados: string[]) =>
  ({
    mensagens: estados.map((estado, id) => ({ id, estado, texto: `Mensagem ${id}`, motivo: null })),
  }) as unknown as Aprovacao;
const draw = (resending: boolean, ...estados: string[]) =>
  renderToStaticMarkup(
    <SentMessages aprovacao={aprovacao(...estados)} resending={resending} onResend={() => {}} />,
  );

it('what failed can be sent again; while it is, the button says so and takes no second press', () => {
  const idle = draw(false, 'sent', 'failed');
  expect(idle).toContain('Enviar de novo</button>');
  expect(idle).not.toContain('disabled');
  const busy = draw(true, 'sent', 'failed');
  expect(busy).toContain('Enviando...</button>');
  expect(busy).toContain('disabled');
  expect(draw(false, 'sent', 'queued')).not.toContain('<button');
});

it('what was called off is not shown among what was sent', () => {
  expect(draw(false, 'cancelled', 'sent')).not.toContain('Mensagem 0');
  expect(draw(false, 'cancelled')).toBe('');
});
