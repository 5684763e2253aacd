import { desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { declareSelect } from '#server/kernel/crud/select.ts';

/** Every answered column, listed explicitly so that `senha` is excluded (BRK-51). */
const columns = {
  id: corretores.id,
  nome: corretores.nome,
  nomeGuerra: corretores.nomeGuerra,
  slug: corretores.slug,
  email: corretores.email,
  creci: corretores.creci,
  ufCreci: corretores.ufCreci,
  tratamento: corretores.tratamento,
  telefone: corretores.telefone,
  whatsapp: corretores.whatsapp,
  biografia: corretores.biografia,
  foto: corretores.foto,
  logoPersonalizada: corretores.logoPersonalizada,
  sitePersonalizado: corretores.sitePersonalizado,
  tituloSite: corretores.tituloSite,
  subtituloSite: corretores.subtituloSite,
  imagemFundoSite: corretores.imagemFundoSite,
  corTema: corretores.corTema,
  coresPersonalizadas: corretores.coresPersonalizadas,
  redesSociais: corretores.redesSociais,
  regiaoTrabalho: corretores.regiaoTrabalho,
  ativo: corretores.ativo,
  aprovado: corretores.aprovado,
  siteAtivo: corretores.siteAtivo,
  precoMinimo: corretores.precoMinimo,
  precoMaximo: corretores.precoMaximo,
  teste: corretores.teste,
  revisao: corretores.revisao,
  criadoEm: corretores.criadoEm,
  atualizadoEm: corretores.atualizadoEm,
};

/** Corretores of the programme, without the laboratory's. */
export const ofProgramme: SQL = eq(corretores.teste, false);

/** The documented list: while the channel is simulated, with what waits in the laboratory (LIA-15). */
export const listedWhile = (isSimulated: boolean): SQL =>
  isSimulated ? or(ofProgramme, eq(corretores.aprovado, false))! : ofProgramme;

/** Corretores, newest first (API-17). Rejected registrations are stored, but are not corretores. */
export const selectCorretores = declareSelect({
  from: (db) => db.select(columns).from(corretores),
  only: isNull(corretores.rejeitadoEm),
  order: [desc(corretores.criadoEm), desc(corretores.id)],
  present: ({ teste, ...row }): Corretor => {
    const criadoEm = row.criadoEm.toISOString();
    return {
      ...row,
      ...(teste ? { teste: true as const } : {}),
      coresPersonalizadas: row.coresPersonalizadas as Corretor['coresPersonalizadas'],
      redesSociais: row.redesSociais as Corretor['redesSociais'],
      precos: { precoMin: row.precoMinimo, precoMax: row.precoMaximo },
      criadoEm,
      createdAt: criadoEm,
      atualizadoEm: row.atualizadoEm.toISOString(),
    };
  },
});
