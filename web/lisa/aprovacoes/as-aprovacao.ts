import type { Corretor } from '#contract/cadastros/corretores.ts';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';

const digitsOf = (whatsapp: string | null) => whatsapp?.replace(/\D/g, '').replace(/^55(?=\d{10})/, '') ?? '';

/**
 * Waiting registrations from the documented list of corretores (WPP-04), without the additional call's
 * details (API-20).
 */
export function pendentesOf(corretores: readonly Corretor[]): Aprovacao[] {
  const waiting = corretores.filter(({ aprovado }) => aprovado === false);
  const byNumber = Map.groupBy(waiting, ({ whatsapp }) => digitsOf(whatsapp));
  return waiting.map((row) => ({
    id: row.id,
    nome: row.nome,
    creci: row.creci,
    ufCreci: row.ufCreci,
    whatsapp: row.whatsapp,
    email: row.email,
    nomeGuerra: row.nomeGuerra,
    regiaoTrabalho: row.regiaoTrabalho,
    precos: row.precos ?? { precoMin: row.precoMinimo, precoMax: row.precoMaximo },
    foto: row.foto,
    aprovado: row.aprovado,
    createdAt: row.createdAt ?? row.criadoEm,
    rejeitadoEm: null,
    motivoRejeicao: null,
    conversa: null,
    cobertura: 0,
    mudou: [],
    teste: row.teste === true,
    origem: row.teste ? 'laboratorio' : null,
    escreveu: false,
    mensagens: [],
    mesmoNumero: digitsOf(row.whatsapp) ? byNumber.get(digitsOf(row.whatsapp))!.length - 1 : 0,
  }));
}
