import { bigserial, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { atualizadoEm, id, revisao } from './columns.ts';
import { corretores } from './corretores.ts';
import { empreendimentos } from './empreendimentos.ts';

/** Visitors who left their contact on a page. */
export const contatos = pgTable(
  'contatos',
  {
    id: id(),
    empreendimentoId: integer('empreendimento_id').references(() => empreendimentos.id, {
      onDelete: 'set null',
    }),
    /** Its name at that time. */
    empreendimento: text('empreendimento').notNull(),
    /** Whom the page named. */
    corretorId: integer('corretor_id').references(() => corretores.id, { onDelete: 'set null' }),
    nome: text('nome').notNull(),
    telefone: text('telefone').notNull(),
    /** Digits that identify the person. */
    telefoneNormal: text('telefone_normal').notNull(),
    mensagem: text('mensagem'),
    /** 'novo', 'atendido' or 'descartado'. */
    estado: text('estado').notNull().default('novo'),
    /** Version of the text agreed to. */
    consentimento: text('consentimento').notNull(),
    /** SHA-256 of the form's token: a form sent twice is one contact. */
    envio: text('envio').notNull(),
    revisao: revisao(),
    recebidoEm: timestamp('recebido_em', { withTimezone: true }).notNull(),
    atualizadoEm: atualizadoEm(),
  },
  (t) => [
    uniqueIndex('contatos_envio_unique').on(t.envio),
    index('contatos_telefone_normal').on(t.telefoneNormal),
    index('contatos_empreendimento_id').on(t.empreendimentoId),
    index('contatos_corretor_id').on(t.corretorId),
  ],
);

/** When a corretor was last offered to a visitor without one, as a place in a row: the lowest is next. */
export const contatoVezes = pgTable('contato_vezes', {
  corretorId: integer('corretor_id')
    .primaryKey()
    .references(() => corretores.id, { onDelete: 'cascade' }),
  vez: bigserial('vez', { mode: 'number' }).notNull(),
});
