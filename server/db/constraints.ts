import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { plainEntities, type TrashedName } from '#contract/entidades.ts';
import { tables } from './tables.ts';

export interface KnownConstraint {
  code: string;
  /** API field of the clash. */
  field: string;
  message: string;
}

const taken = (field: string, message: string): KnownConstraint => ({ code: 'duplicado', field, message });

/** Unique constraints declared by the fields of plain entities. */
const declared = plainEntities.flatMap(({ name, fields }) => {
  const table: PgTable = tables[name as TrashedName];
  return Object.entries(fields).flatMap(([field, said]): [string, KnownConstraint][] => {
    const column = getTableColumns(table)[field]!.name;
    const clash = said.kind === 'text' && said.unique;
    return clash ? [[`${getTableName(table)}_${column}_unique`, taken(field, clash)]] : [];
  });
});

/**
 * The error for each unique constraint. The three of the corretor carry the words clients match on: `unique`,
 * and `creci`, `email` or `slug` (BRK-36).
 */
export const constraints: Record<string, KnownConstraint> = {
  ...Object.fromEntries(declared),
  corretores_creci_unique: taken('creci', 'CRECI já cadastrado (unique: creci)'),
  corretores_email_unique: taken('email', 'Email já cadastrado (unique: email)'),
  corretores_slug_unique: taken('slug', 'URL já em uso (unique: slug)'),
  corretor_bairros_par_unique: taken('bairroId', 'Este bairro já está na área de atuação do corretor'),
  corretor_precos_corretor_id_unique: taken('corretorId', 'Este corretor já tem uma faixa de preço'),
  onboarding_sessions_whatsapp_unique: taken('whatsapp', 'Já existe um atendimento para este WhatsApp'),
  associacoes_par_unique: taken('empreendimentoId', 'Este empreendimento já está associado ao corretor'),
  contatos_envio_unique: taken('formulario', 'Este formulário já foi enviado'),
  execucoes_listadas_run_id_unique: taken('id', 'Esta execução já está na lista'),
  bairros_slug_unique: taken('slug', 'Já existe um bairro com este endereço (slug)'),
  ibge_estados_sigla_unique: taken('sigla', 'Estado repetido nos dados do IBGE'),
  incorporadoras_nome_unique: taken('nome', 'Já existe uma incorporadora com este nome'),
  incorporadoras_cnpj_unique: taken('cnpj', 'Já existe uma incorporadora com este CNPJ'),
  hotsites_empreendimento_id_unique: taken('empreendimentoId', 'Este empreendimento já possui um hotsite'),
  hotsites_rota_unique: taken('rota', 'Esta rota já está em uso por outro hotsite'),
  hotsite_versoes_numero_unique: taken('numero', 'Outra versão deste hotsite foi criada ao mesmo tempo'),
  hotsite_versoes_run_id_unique: taken('runId', 'Esta execução já criou a sua versão do hotsite'),
  configuracoes_chave_unique: taken('chave', 'Já existe uma configuração com esta chave'),
  users_username_unique: taken('username', 'Já existe um usuário com este nome'),
  users_email_unique: taken('email', 'Outra conta já usa este e-mail'),
  redefinicoes_token_hash_unique: taken('token', 'Não foi possível criar o link. Tente novamente.'),
  visoes_nome_unique: taken('nome', 'Já existe uma visão com este nome'),
  dispositivos_par_unique: taken('token', 'Este aparelho já é conhecido'),
  passkeys_credencial_unique: taken('resposta', 'Esta passkey já está cadastrada'),
  codigos_recuperacao_vivo_unique: taken('codigo', 'Não foi possível criar os códigos. Tente novamente.'),
  sessoes_token_hash_unique: taken('token', 'Não foi possível abrir a sessão. Tente novamente.'),
  corretor_sessoes_token_hash_unique: taken('token', 'Não foi possível abrir a sessão. Tente novamente.'),
  corretor_pedidos_aberto_unique: taken('mudancas', 'Outro pedido foi feito neste momento. Tente de novo.'),
  hotsite_links_previa_token_unique: taken('token', 'Não foi possível criar o link. Tente novamente.'),
  workflow_runs_numero_unique: taken('numero', 'Já existe uma execução com este número'),
  tabelas_de_unidades_hash_unique: taken('arquivo', 'Esta tabela de unidades já foi lida'),
  lisa_recebidas_mensagem_unique: taken('mensagemId', 'Esta mensagem já foi recebida'),
  lisa_enviadas_provedor_unique: taken('provedorId', 'O canal já usou este número de mensagem'),
  tokens_token_hash_unique: taken('token', 'Não foi possível criar o token. Tente novamente.'),
  lisa_frases_texto_unique: taken('texto', 'Esta frase já está na coleção.'),
  lisa_links_token_hash_unique: taken('token', 'Não foi possível criar o link. Tente novamente.'),
  workflow_runs_folder_live_unique: taken('driveUrl', 'Já existe uma execução em andamento para esta pasta'),
};
