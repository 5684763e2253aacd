import { normalCreci } from '#contract/cadastros/creci.ts';
import { erasedName } from '#contract/cadastros/dados-pessoais.ts';
import type { corretores } from '#server/db/schema/corretores.ts';
import type { imoveisUsados } from '#server/db/schema/empreendimentos.ts';

/** '12345-F' → '***45': recognisable only to someone who has the CRECI. */
export function maskedCreci(creci: string): string {
  const digits = normalCreci(creci).replace(/\D/g, '');
  return `***${digits.length > 2 ? digits.slice(-2) : ''}`;
}

/**
 * What remains of an erased corretor beside his id and dates. All columns are listed, so that a new one
 * requires a decision; unique ones derive from his id.
 */
export function maskedCorretor({ id, creci }: { id: number; creci: string }) {
  const neutral = `apagado-${id}`;
  return {
    nome: erasedName,
    nomeGuerra: erasedName,
    slug: neutral,
    email: neutral,
    emailNormal: neutral,
    creci: maskedCreci(creci),
    creciNormal: neutral,
    ufCreci: null,
    tratamento: null,
    senha: null,
    telefone: null,
    whatsapp: null,
    whatsappNormal: null,
    biografia: null,
    foto: null,
    logoPersonalizada: null,
    sitePersonalizado: null,
    tituloSite: null,
    subtituloSite: null,
    imagemFundoSite: null,
    corTema: '#d4af37',
    coresPersonalizadas: null,
    redesSociais: null,
    regiaoTrabalho: null,
    ativo: false,
    aprovado: false,
    siteAtivo: false,
    precoMinimo: null,
    precoMaximo: null,
    motivoRejeicao: null,
  } satisfies Omit<
    typeof corretores.$inferSelect,
    'id' | 'teste' | 'rejeitadoEm' | 'apagadoEm' | 'revisao' | 'criadoEm' | 'atualizadoEm' | 'excluidoEm'
  >;
}

/** An imóvel usado without what he wrote about it. */
export const maskedImovel = {
  titulo: erasedName,
  descricao: null,
  endereco: null,
  fotos: [],
  ativo: false,
} satisfies Partial<typeof imoveisUsados.$inferSelect>;
