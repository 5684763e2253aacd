import type { ChatMessage } from '#contract/lisa/laboratorio.ts';
import type { OutgoingState } from '#contract/lisa/lisa.ts';
import { coveredLink } from '../approvals/list.ts';
import { receivedText, type Stored } from './read-state.ts';
import type { LaboratorioState } from './shared-state.ts';

/** What only the phone knows. */
type PhoneMemory = Pick<LaboratorioState, 'escritas' | 'aCaminho' | 'chegadas'>;

const waitingDetails = {
  'a-caminho': 'A caminho do webhook',
  recusada: 'O webhook recusou a assinatura; o canal entrega de novo em um minuto',
  perdida: 'A entrega se perdeu; o canal entrega de novo em um minuto',
};

/** The person's messages: stored, or still in transit. */
function ofPerson({ rows }: Stored, { escritas, aCaminho }: PhoneMemory): ChatMessage[] {
  const moments = new Map(escritas.map(({ id, em }) => [id, em]));
  const texts = new Map(escritas.map(({ id, texto }) => [id, texto]));
  const stored = rows.recebidas
    .filter(({ tipo }) => tipo !== 'situacao' && tipo !== 'edicao')
    .map((row): ChatMessage => {
      const { mensagemId: id, tipo, tratadaEm, enviadaEm, problema } = row;
      return {
        id,
        de: 'pessoa',
        tipo,
        texto: texts.get(id) ?? receivedText(row),
        em: moments.get(id) ?? enviadaEm.toISOString(),
        estado: tratadaEm ? 'read' : 'delivered',
        detalhe: problema ?? (tratadaEm ? 'Tratada' : 'Na fila'),
      };
    });
  const known = new Set(stored.map(({ id }) => id));
  const pending = aCaminho
    .filter(({ id, isMessage }) => isMessage && !known.has(id))
    .map(({ id, state }): ChatMessage => {
      const { tipo, texto, em } = escritas.find((each) => each.id === id)!;
      return { id, de: 'pessoa', tipo, texto, em, estado: state, detalhe: waitingDetails[state] };
    });
  return [...stored, ...pending];
}

/** Messages from Lisa as they arrived, including repeats; forgotten ones from the outbox. */
function ofLisa({ rows }: Stored, { chegadas }: PhoneMemory): ChatMessage[] {
  const byProvider = new Map(rows.enviadas.map((row) => [row.provedorId, row]));
  const here = chegadas.map(({ id, texto, em }): ChatMessage => {
    const row = byProvider.get(id);
    const estado = (row?.estado as OutgoingState | undefined) ?? 'sent';
    return {
      id,
      de: 'lisa',
      tipo: 'texto',
      texto,
      em,
      estado,
      detalhe: row ? (row.talvezRepetida ? 'Pode ter chegado duas vezes' : null) : 'A resposta se perdeu',
    };
  });
  const known = new Set(chegadas.map(({ id }) => id));
  const before = rows.enviadas
    .filter(({ provedorId, enviadaEm }) => enviadaEm && provedorId && !known.has(provedorId))
    .map(
      (row): ChatMessage => ({
        id: row.provedorId!,
        de: 'lisa',
        tipo: 'texto',
        texto: coveredLink(row.texto),
        em: row.enviadaEm!.toISOString(),
        estado: row.estado as OutgoingState,
        detalhe: null,
      }),
    );
  return [...before, ...here];
}

/** The phone's chat, in order of writing and arrival. */
export const chatOf = (stored: Stored, memory: PhoneMemory): ChatMessage[] =>
  [...ofPerson(stored, memory), ...ofLisa(stored, memory)].sort((one, other) =>
    one.em < other.em ? -1 : one.em > other.em ? 1 : 0,
  );
