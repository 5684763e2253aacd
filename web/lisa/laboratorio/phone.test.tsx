import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import { Phone } from './phone.tsx';

type Received = Laboratorio['recebidas'][number];

function head(received: Partial<Received>[], sending = false): string {
  const state = { agora: '2026-03-12T14:05:00.000Z', conversa: [], recebidas: received };
  return renderToStaticMarkup(
    <Phone state={state as unknown as Laboratorio} sending={sending} act={() => {}} />,
  );
}
const waits = { tratadaEm: null };

it('Lisa is typing while a message waits for her, not while the state of one of hers does', () => {
  expect(head([{ tipo: 'texto', ...waits }])).toContain('digitando…');
  expect(head([], true)).toContain('digitando…');
  expect(head([{ tipo: 'situacao', ...waits }])).toContain('assistente virtual');
  expect(head([{ tipo: 'texto', tratadaEm: '2026-03-12T14:04:00.000Z' }])).toContain('assistente virtual');
});
