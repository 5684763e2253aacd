import { desc, eq, sql } from 'drizzle-orm';
import type { Configuracao, SettingPlaceholder } from '#contract/sistema/configuracoes.ts';
import { type PlaceholderName, placeholderLabels } from '#contract/sistema/placeholders.ts';
import type { Queryable } from '#server/db/client.ts';
import { configuracoes, configuracoesHistorico as historico, users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { exampleOf } from './default-texts/fala-examples.ts';
import { settingDefaults } from './defaults.ts';
import type { SettingDefault } from './setting-default.ts';
import { examplesOf } from './trial/examples.ts';

const corretorLabels: Record<string, string> = {
  CORRETOR_FOTO: 'endereço da foto do corretor',
  CORRETOR_NOME_GUERRA: 'nome pelo qual o corretor é conhecido',
  CORRETOR_NOME: 'nome completo do corretor',
  CORRETOR_CRECI: 'número do CRECI',
  CORRETOR_UF_CRECI: 'estado do CRECI',
  CORRETOR_WHATSAPP: 'WhatsApp do corretor',
};

function placeholdersOf({ chave, preenchidos = [], daPagina = [] }: SettingDefault): SettingPlaceholder[] {
  return [
    ...preenchidos.map((name: PlaceholderName) => ({
      marca: `{${name}}`,
      descricao: placeholderLabels[name],
      exemplo: exampleOf(chave, name),
    })),
    ...daPagina.map((name) => ({
      marca: `{{${name}}}`,
      descricao: `${corretorLabels[name]}, preenchido na página pública`,
      exemplo: null,
    })),
  ];
}

/** Every known setting as answered, in the screen's order (SET-09); texts of e-mails only where some can be sent. */
export async function listConfiguracoes(
  db: Queryable,
  { withEmails = true }: { withEmails?: boolean } = {},
): Promise<Configuracao[]> {
  const saved = await db
    .select({ chave: configuracoes.chave, valor: configuracoes.valor, em: configuracoes.atualizadoEm })
    .from(configuracoes);
  const latest = await db
    .selectDistinctOn([historico.chave], {
      chave: historico.chave,
      em: historico.quando,
      por: shownName,
      revisao: sql<number>`count(*) OVER (PARTITION BY ${historico.chave})::int`,
    })
    .from(historico)
    .leftJoin(users, eq(users.id, historico.userId))
    .orderBy(historico.chave, desc(historico.id));
  const rows = new Map(saved.map((row) => [row.chave, row]));
  const saves = new Map(latest.map((row) => [row.chave, row]));
  const shown = settingDefaults.filter(({ categoria }) => withEmails || categoria !== 'emails');
  return shown.map((setting) => {
    const { chave, titulo, valor: padrao, descricao, categoria, tipo } = setting;
    const row = rows.get(chave);
    const save = saves.get(chave);
    return {
      chave,
      titulo,
      valor: row?.valor?.trim() ? row.valor : padrao,
      padrao,
      descricao,
      categoria,
      tipo,
      placeholders: placeholdersOf(setting),
      exemplos: examplesOf(chave),
      revisao: save?.revisao ?? 0,
      alteradoEm: (save?.em ?? row?.em)?.toISOString() ?? null,
      alteradoPor: save?.por ?? null,
    };
  });
}

/** One setting as answered; the key must exist. */
export async function readConfiguracao(db: Queryable, chave: string): Promise<Configuracao> {
  const all = await listConfiguracoes(db);
  return all.find((one) => one.chave === chave)!;
}
